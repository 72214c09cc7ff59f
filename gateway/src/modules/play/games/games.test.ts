import { brotliDecompressSync } from 'node:zlib';
import type { Game } from '@pavilion/api/games';
import { sql } from 'kysely';
import { listedByStudio, seedGames, testApp, type TestApp } from '../../../platform/testing';

/** As the labels of the studio make them, and dice. */
const COUNTED = 'RNG 7195, LIVE 479, FISH 360, PVP 620, SPORTS 240, ESPORTS 220, COCKFIGHT 120, ELOTT 360, LOTT 400';
const SIZES: Readonly<Record<string, number>> = Object.fromEntries(
  COUNTED.split(', ').map((each) => [each.split(' ')[0], Number(each.split(' ')[1])]),
);
const ALL = Object.values(SIZES).reduce((sum, size) => sum + size, 0);

let gateway: TestApp;
beforeAll(async () => {
  gateway = await testApp();
  await seedGames(gateway.platform);
  await gateway.gateway.services.games.reload();
});
afterAll(() => gateway.close());

const LIST = '/wps/relay/GCSGAME_gameList';
const FIRST_PAGE = { clientType: '3', platform: 'html5-desktop', pageNo: '1', pageSize: '18', language: 'en' };

async function get(url: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) {
  return gateway.request({ url, query, headers });
}

async function list(query: Record<string, string>): Promise<{ games: Game[]; totalPages: number; total: number }> {
  const answer = await get(LIST, { ...FIRST_PAGE, ...query });
  expect(answer.statusCode).toBe(200);
  return answer.json().value;
}

describe('the catalogue', () => {
  it('is the list of the studio: each game under its own label, by the id that its code ends with', async () => {
    const listed = listedByStudio().filter(({ product_code: label, game_code: code }) => label !== 'STUDIO' || code === 'dice');
    const rows = await gateway.platform.db.selectFrom('games').selectAll().execute();

    expect(rows).toHaveLength(ALL);
    expect(new Set(rows.map(({ vendor, vendor_game_code: code }) => `${vendor} ${code}`))).toEqual(
      new Set(listed.map(({ product_code: label, game_code: code }) => `${label} ${code}`)),
    );
    for (const { node_id: id, vendor_game_code: code } of rows)
      expect(code).toMatch(code === 'dice' ? /^dice$/ : new RegExp(`-${id}$`));
  });

  it('has of what opens the return that its model was listed with, and of what is coming neither return nor stakes', async () => {
    const rows = await gateway.platform.db.selectFrom('games').selectAll().execute();
    const [announced, open] = [rows.filter((row) => row.announced), rows.filter((row) => !row.announced)];

    expect(open.length).toBeGreaterThan(6_900);
    expect(open.filter(({ rtp, published }) => rtp === null || !published?.limits)).toEqual([]);
    expect(announced.filter(({ rtp, published, volatility, features }) => rtp ?? published ?? volatility ?? features[0])).toEqual(
      [],
    );
    const info = await get('/wps/relay/GCSGAME_gameInfo', { nodeId: String(announced[0]?.node_id), language: 'en' });
    expect(info.json().value).not.toHaveProperty('rtp');
    expect(info.json().value).not.toHaveProperty('minBet');
  });

  it('is loaded again without changing or doubling anything, and leaves closed games closed', async () => {
    const { db } = gateway.platform;
    await db.updateTable('games').set({ open: false }).where('node_id', '=', 100_002n).execute();
    await seedGames(gateway.platform);
    const rows = await db.selectFrom('games').select(['node_id', 'open']).execute();
    await db.updateTable('games').set({ open: true }).where('node_id', '=', 100_002n).execute();
    await gateway.gateway.services.games.reload();

    expect(rows).toHaveLength(ALL);
    expect(rows.filter(({ open }) => !open)).toEqual([{ node_id: 100_002n, open: false }]);
  });

  it.each([
    ['everything', {}],
    ['a category', { gameType: 'FISH' }],
    ['a maker within a category', { gameType: 'RNG', vassalage: 'PG' }],
    ['a maker', { vassalage: 'BGS' }],
  ] as const)('counts in %s what each filter leaves, and nobody’s own for a visitor', async (_what, query) => {
    const counts = (await get('/wps/games/counts', query)).json().value;
    const totals = await Promise.all(
      (['ALL', 'NEW', 'HOT'] as const).map(async (gameSelectType) => [
        gameSelectType,
        (await list({ ...query, gameSelectType })).total,
      ]),
    );

    expect(counts).toEqual({ ...Object.fromEntries(totals), ANNOUNCED: counts.ALL });
    expect(counts.ALL).toBeGreaterThan(counts.NEW);
  });

  it('has live tables with their makers’ ids and smallest bets, most popular first, page by page', async () => {
    const rooms = async (query: Record<string, string>) =>
      (await get('/wps/relay/GLS2_roomList', { language: 'en', ...query })).json().value;
    const first = await rooms({ pageSize: '12' });
    const live = await list({ gameType: 'LIVE', pageSize: '12' });

    expect(first.list.map(({ game }: { game: Game }) => game)).toEqual(live.games);
    expect(first).toMatchObject({ total: live.total, totalPages: live.totalPages });
    expect(first.list[0]).toEqual({
      roomId: expect.stringMatching(/^[\w.:-]+$/),
      game: expect.objectContaining({ gameType: 'LIVE' }),
      minBet: expect.stringMatching(/^[1-9]\d*$/),
    });
    const last = await rooms({ pageSize: '12', pageNo: String(first.totalPages) });
    expect(last.list).toHaveLength(first.total - (first.totalPages - 1) * 12);
    expect((await rooms({ vassalage: 'PT' })).list.every(({ game }: { game: Game }) => game.vassalage === 'PT')).toBe(true);
    expect((await rooms({ vassalage: 'PG' })).list).toEqual([]);
    expect((await rooms({ pageNo: '999' })).list).toEqual([]);
  });

  it('is searched by name in the filter of all games alone', async () => {
    const named = await list({ gameName: 'tiger' });
    const [hot, hotNamed] = [await list({ gameSelectType: 'HOT' }), await list({ gameSelectType: 'HOT', gameName: 'tiger' })];

    expect((await list({ gameName: 'tiger', gameSelectType: 'ALL' })).games).toEqual(named.games);
    expect(named.total).toBeLessThan(hot.total);
    expect(hotNamed).toEqual(hot);
  });

  it('has as many games in each category as its menu says', async () => {
    const answer = await get('/lgw/games/game_menus', { language: 'en' });
    const { gameMenus } = answer.json().value as {
      gameMenus: { accountTypeName: string; gameType: string; total: number }[];
    };

    expect(Object.fromEntries(gameMenus.map(({ gameType, total }) => [gameType, total]))).toEqual(SIZES);
    expect(gameMenus.map(({ accountTypeName }) => accountTypeName)).toContain('TCG_LOTTO_VN');
    for (const { gameType, total } of gameMenus) expect((await list({ gameType })).total).toBe(total);
  });
});

describe('a visitor', () => {
  it('reads a category page by page until it ends', async () => {
    const first = await list({ gameType: 'FISH' });
    const last = await list({ gameType: 'FISH', pageNo: String(first.totalPages) });
    const beyond = await list({ gameType: 'FISH', pageNo: String(first.totalPages + 1) });

    expect(first).toMatchObject({ totalPages: 20, total: 360 });
    expect(first.games).toHaveLength(18);
    expect(last.games).toHaveLength(18);
    expect(beyond.games).toEqual([]);
  });

  it('sees each game with the fields of the specification', async () => {
    const { games } = await list({ gameType: 'RNG' });

    expect(games[0]).toEqual({
      nodeId: '100000',
      gameName: 'Lantern Dice',
      iconUrl: expect.stringContaining('100000'),
      lagerIcon: expect.stringContaining('100000'),
      displayName: 'Lantern Works',
      vassalage: 'STUDIO',
      gameType: 'RNG',
      gameClassify: 'MINI',
      isHot: 1,
      isNew: 0,
      supportPlay: 0,
      isGame: 'GAME',
      // No vendor is connected here.
      notConnected: true,
    });
  });

  it('narrows a list by vendor, class, what is hot and what is new', async () => {
    const [byVendor, byClass, hot, fresh] = await Promise.all([
      list({ gameType: 'RNG', vassalage: 'PG' }),
      list({ gameType: 'RNG', gameClassify: 'CRASH' }),
      list({ gameSelectType: 'HOT' }),
      list({ gameSelectType: 'NEW' }),
    ]);

    expect(new Set(byVendor.games.map(({ vassalage }) => vassalage))).toEqual(new Set(['PG']));
    expect(new Set(byClass.games.map(({ gameClassify }) => gameClassify))).toEqual(new Set(['CRASH']));
    expect(hot.games.every(({ isHot }) => isHot === 1)).toBe(true);
    expect(fresh.games.every(({ isNew }) => isNew === 1)).toBe(true);
    expect(byClass.total).toBeLessThan(byVendor.total);
  });

  it('finds a game by part of its name in either script, in any case, with stray spaces', async () => {
    const latin = await list({ gameName: '  lANTERN d ' });
    const bengali = await list({ gameName: 'লণ্ঠন পা', language: 'bn' });

    expect(latin.games[0]?.gameName).toBe('Lantern Dice');
    expect(bengali.games[0]?.gameName).toBe('লণ্ঠন পাশা');
  });

  it('finds a Bengali name however its letters are composed', async () => {
    const { total } = await list({ gameName: 'ময়ূর' });

    expect(total).toBeGreaterThan(0);
    expect((await list({ gameName: 'ময়ূর'.normalize('NFD') })).total).toBe(total);
    expect((await list({ gameName: 'ময়ূর'.normalize('NFC') })).total).toBe(total);
  });

  it('sees names that begin with what they typed before names that only contain it', async () => {
    const { games } = await list({ gameName: 'tiger' });
    const begins = games.map(({ gameName }) => gameName.startsWith('Tiger'));

    expect(begins[0]).toBe(true);
    expect(begins.lastIndexOf(true)).toBeLessThan(begins.indexOf(false) === -1 ? Infinity : begins.indexOf(false));
  });

  it('reads names in the language of the browser when none is asked', async () => {
    const { language: _, ...query } = FIRST_PAGE;
    const bn = await get(LIST, query, { 'accept-language': 'bn-BD' });
    const en = await get(LIST, query, { 'accept-language': 'en-GB' });

    expect(bn.json().value.games[0].gameName).toBe('লণ্ঠন পাশা');
    expect(en.json().value.games[0].gameName).toBe('Lantern Dice');
  });

  it('finds the playable game first among what is hot, and the vendors of each category', async () => {
    const hot = (
      await get('/wps/relay/GCSGAME_hotGamesV2', { isPlatform: '2', merchantCode: 'pavilion', platform: 'flash,html5-desktop' })
    ).json().value;
    const { lanes } = (await get('/wps/relay/GCSGAME_newGameVendor', { platform: 'html5-desktop' })).json().value.data;
    const { list: vendors } = (await get('/wps/relay/GCSGAME_getVassGameType')).json().value;

    expect(hot.list[0].nodeId).toBe('100000');
    expect(new Set(hot.list.map(({ gameType }: Game) => gameType)).size).toBeGreaterThan(5);
    expect(lanes).toHaveLength(9);
    expect(lanes[0]).toMatchObject({
      gameCategory: 'RNG',
      vendors: ['STUDIO', 'PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'],
    });
    expect(lanes[0].cards[1]).toEqual({
      vassalage: 'PG',
      open: 0,
      displayName: 'Pagoda Grove',
      gameType: 'RNG',
      isGame: 'VASSALAGE',
      total: expect.any(Number),
      logo: { dark: expect.any(String), light: expect.any(String) },
    });
    expect(vendors).toHaveLength(9);
  });

  it('reads return to player and smallest bet of any game', async () => {
    const info = await get('/wps/relay/GCSGAME_gameInfo', { nodeId: '100000', language: 'en' });

    expect(info.json().value).toMatchObject({
      rtp: '98.99',
      minBet: '100',
      maxBet: '5000000',
      maxWin: '99999999',
      hitRate: { from: '0.10', to: '97.99' },
      provablyFair: {},
      game: { gameName: 'Lantern Dice' },
    });
    expect((await get('/wps/relay/GCSGAME_gameInfo', { nodeId: '999999999999' })).json()).toMatchObject({ code: 'games.unknown' });
  });

  it.each([
    ['page 0', { pageNo: '0' }],
    ['page −1', { pageNo: '-1' }],
    ['page 1e9', { pageNo: '1000000000' }],
    ['a page in words', { pageNo: '1e2' }],
    ['a page in Bengali digits', { pageNo: '১' }],
    ['another page size', { pageSize: '20' }],
    ['a category that is none', { gameType: 'SLOTS' }],
    ['an injected vendor', { vassalage: "PG'; drop table games; --" }],
    ['a field nobody declared', { sort: 'name' }],
    ['a name that is too long', { gameName: 'a'.repeat(61) }],
    ['a name with a control character', { gameName: 'a\u0000b' }],
    ['another brand', { merchant: 'lagoon' }],
    ['__proto__', { __proto__x: '1' }],
  ])('who asks for %s is told which field is wrong', async (_what, wrong) => {
    const answer = await get(LIST, { ...FIRST_PAGE, ...(wrong as Record<string, string>) });

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      success: false,
      code: 'request.invalid',
      fields: { [Object.keys(wrong)[0] as string]: 'request.invalid' },
    });
  });

  it('who leaves the page out, or names it twice, is told so', async () => {
    const { pageNo: _, ...query } = FIRST_PAGE;

    expect((await get(LIST, query)).json()).toMatchObject({ code: 'request.invalid', fields: { pageNo: 'request.invalid' } });
    expect((await gateway.request({ url: `${LIST}?pageNo=1&pageNo=2&pageSize=12` })).statusCode).toBe(400);
  });

  it('whose browser takes brotli gets the same page in a fraction of the bytes, the second time too', async () => {
    const plain = await get(LIST, FIRST_PAGE);
    const pressed = [
      await get(LIST, FIRST_PAGE, { 'accept-encoding': 'gzip, br' }),
      await get(LIST, FIRST_PAGE, { 'accept-encoding': 'gzip, br' }),
    ];

    for (const { rawPayload, headers } of pressed) {
      expect(headers['content-encoding']).toBe('br');
      expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toEqual(plain.json());
      expect(rawPayload.length * 4).toBeLessThan(plain.rawPayload.length);
    }
  });

  it('who writes markup into the search gets an empty list', async () => {
    expect(await list({ gameName: '<script>alert(1)</script>' })).toEqual({ games: [], totalPages: 0, total: 0 });
  });

  it('cannot read or change favourites or recent games', async () => {
    const answers = await Promise.all([
      gateway.request({ url: '/wps/relay/MCSFE_getFavoriteGames' }),
      gateway.request({ url: '/wps/relay/MCSFE_getFavoriteGamesList', query: { pageNo: '1', pageSize: '999' } }),
      gateway.request({ url: '/wps/relay/GCS_recentGame', query: { page: '1', pageSize: '12' } }),
      gateway.request({ method: 'POST', url: '/wps/relay/MCSFE_addFavoriteGameV2', payload: { nodeId: '100000' } }),
      gateway.request({ method: 'DELETE', url: '/wps/relay/MCSFE_removeFavoriteGameV2', query: { nodeId: '100000' } }),
    ]);

    for (const answer of answers) expect(answer.json()).toMatchObject({ code: 'auth.required' });
  });
});

describe('the page of the lobby', () => {
  it('names the catalogue it was made from, and another after a change', async () => {
    const { games } = gateway.gateway.services;
    const version = () => games.catalogueVersion('pavilion');
    const before = version();
    await games.reload();
    expect(version()).toBe(before);

    const [hot] = games.homeCovers('pavilion', 'en').hot;
    const off = sql`insert into game_switches (brand, subject, key, state, changed_by) values ('pavilion', 'game', ${hot?.nodeId}, 'off', 'test')`;
    await off.execute(gateway.platform.db);
    await games.reload();
    expect(version()).not.toBe(before);
    expect(games.catalogueVersion('lagoon')).not.toBe(version());

    await sql`delete from game_switches where key = ${hot?.nodeId}`.execute(gateway.platform.db);
    await games.reload();
    expect(version()).toBe(before);
  });

  it('carries the answers of its first calls under the names browsers look for', async () => {
    const { games } = gateway.gateway.services;
    const first = await games.initialData('pavilion', 'bn');
    const hotKey =
      'GET /wps/relay/GCSGAME_hotGamesV2?isPlatform=2&language=bn&merchantCode=pavilion&platform=flash%2Chtml5-desktop';

    expect(Object.keys(first)).toContain(hotKey);
    for (const [key, value] of Object.entries(first)) {
      const answer = await gateway.request({ url: key.slice('GET '.length) });
      expect({ key, value: answer.json().value }).toEqual({ key, value: JSON.parse(JSON.stringify(value)) });
    }
    expect(games.homeCovers('pavilion', 'bn')).toMatchObject({ banners: [{}, {}, {}, {}], hot: { length: 12 } });
  });
});
