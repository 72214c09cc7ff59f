import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { FacetsValue, Game, GameInfoValue, HighlightsValue } from '@pavilion/api/games';
import { addDays, dayIn } from '@pavilion/time';
import { testApp, type TestApp, untilDaysAggregated, seedGames } from '../../../platform/testing';
import { filterOf } from './facets';

let gateway: TestApp;
beforeAll(async () => {
  gateway = await testApp();
  await seedGames(gateway.platform, 'FC');
  await gateway.gateway.services.games.reload();
});
afterAll(() => gateway.close());

const get = (url: string, query: Record<string, string> = {}) => gateway.request({ url, query });
const listed = async (query: Record<string, string>): Promise<{ games: Game[]; total: number }> => {
  const answer = await get('/wps/relay/GCSGAME_gameList', { pageNo: '1', pageSize: '18', language: 'en', ...query });
  expect(answer.statusCode).toBe(200);
  return answer.json().value;
};
const info = async ({ nodeId }: Game): Promise<GameInfoValue> =>
  (await get('/wps/relay/GCSGAME_gameInfo', { nodeId, language: 'en' })).json().value;
const facets = async (query: Record<string, string>): Promise<FacetsValue> => (await get('/wps/games/facets', query)).json().value;
const highlights = async (): Promise<HighlightsValue> => (await get('/wps/games/highlights', { language: 'en' })).json().value;

/** Its games open from now on. */
async function connectVendor(code: string): Promise<void> {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const { vendors, games } = gateway.gateway.services;
  await vendors.add({ code, brands: ['pavilion'], publicKey: pem, launchUrl: 'http://127.0.0.1:9' });
  await games.reload();
  await games.catalogueCache.refreshPlayed('pavilion');
}

const SLOTS = { gameType: 'RNG' };

describe('a list', () => {
  it('is narrowed by what its games are like, all of it together', async () => {
    const wanted = { volatility: 'HIGH', feature: 'WILD', theme: 'ANIMALS', minRtp: '96', stakeUpTo: '100' };
    const { games, total } = await listed({ ...SLOTS, ...wanted });

    expect(total).toBeGreaterThan(0);
    for (const game of games) {
      const facts = await info(game);
      expect(facts).toMatchObject({ volatility: 'HIGH', features: expect.arrayContaining(['WILD']) });
      expect(facts.themes).toContain('ANIMALS');
      expect([Number(facts.rtp) >= 96, Number(facts.minBet) <= 100]).toEqual([true, true]);
    }
    const { theme: _, ...wider } = wanted;
    expect(total).toBeLessThan((await listed({ ...SLOTS, ...wider })).total);
  });

  it('is sorted by return, by age and by name in the language that is asked', async () => {
    const byReturn = await Promise.all((await listed({ ...SLOTS, order: 'RETURN' })).games.map(info));
    const returns = byReturn.map(({ rtp }) => Number(rtp));
    expect(returns).toEqual(returns.toSorted((one, other) => other - one));
    const released = (await Promise.all((await listed({ ...SLOTS, order: 'NEW' })).games.map(info))).map((each) => each.releasedAt);
    expect(released).toEqual(released.toSorted().reverse());

    for (const language of ['en', 'bn']) {
      const names = (await listed({ ...SLOTS, order: 'NAME', language })).games.map(({ gameName }) => gameName);
      expect(names).toEqual(names.toSorted(new Intl.Collator(language, { numeric: true }).compare));
    }
    expect((await listed({ ...SLOTS, order: 'POPULAR' })).games).toEqual((await listed(SLOTS)).games);
  });

  it.each([
    ['an order that is none', { order: 'LUCKY' }],
    ['a return between the steps', { minRtp: '96.5' }],
    ['a feature that is none among some that are', { feature: 'WILD,LUCK' }],
    ['a stage that is none', { stage: 'SOON' }],
    ['any smallest bet', { stakeUpTo: '7' }],
  ])('refuses %s', async (_what, wrong) => {
    const answer = await get('/wps/relay/GCSGAME_gameList', { pageNo: '1', pageSize: '18', ...(wrong as Record<string, string>) });

    expect([answer.statusCode, answer.json().fields]).toEqual([400, { [Object.keys(wrong)[0] as string]: 'request.invalid' }]);
  });

  it('has counted what each choice would leave beside the others', async () => {
    const chosen = { ...SLOTS, volatility: 'LOW', feature: 'WILD' };
    const counted = await facets(chosen);

    expect(counted.total).toBe((await listed(chosen)).total);
    for (const [volatility, total] of Object.entries(counted.volatility))
      expect([volatility, total]).toEqual([volatility, (await listed({ ...chosen, volatility })).total]);
    for (const [theme, total] of Object.entries(counted.theme))
      expect([theme, total]).toEqual([theme, (await listed({ ...chosen, theme })).total]);
    expect(Object.keys(counted.volatility).toSorted()).toEqual(['HIGH', 'LOW', 'MEDIUM']);
    expect(counted.vassalage).toEqual({ FC: counted.total });
  });

  it('has counted in each list of the page what all filters together leave of it', async () => {
    const narrow = { ...SLOTS, vassalage: 'FC', volatility: 'LOW', feature: 'WILD' };
    const counts = async (query: Record<string, string>) => (await get('/wps/games/counts', query)).json().value;

    expect(await counts(narrow)).toEqual({
      ALL: (await listed(narrow)).total,
      HOT: (await listed({ ...narrow, gameSelectType: 'HOT' })).total,
      NEW: 0,
      ANNOUNCED: (await listed({ ...narrow, stage: 'ANNOUNCED' })).total,
    });
    // A name is looked for among all that is there, as the list of what is searched does.
    const named = { ...narrow, gameName: 'tiger' };
    expect(await counts({ ...named, stage: 'OPEN' })).toMatchObject({
      ALL: (await listed(named)).total,
      ANNOUNCED: (await listed({ ...named, stage: 'ANNOUNCED' })).total,
    });
  });

  it('has as many of a name beside each filter as was counted, however it is misspelt', async () => {
    for (const gameName of ['lantern', 'latnern', 'tigre']) {
      const { volatility, theme, total } = await facets({ ...SLOTS, gameName });
      expect(total).toBe((await listed({ ...SLOTS, gameName })).total);
      for (const [level, count] of Object.entries(volatility))
        expect([level, count]).toEqual([level, (await listed({ ...SLOTS, gameName, volatility: level })).total]);
      for (const [about, count] of Object.entries(theme))
        expect([about, count]).toEqual([about, (await listed({ ...SLOTS, gameName, theme: about })).total]);
    }
  });

  it('combines several makers, features and themes in one filter: a game of any of them is in it', async () => {
    const { FRUIT = 0, SEA = 0 } = (await facets(SLOTS)).theme;
    const both = await listed({ ...SLOTS, theme: 'FRUIT,SEA' });

    expect(both.total).toBeGreaterThan(Math.max(FRUIT, SEA));
    expect(both.total).toBeLessThanOrEqual(FRUIT + SEA);
    for (const game of both.games) expect((await info(game)).themes?.some((theme) => ['FRUIT', 'SEA'].includes(theme))).toBe(true);
    expect((await facets({ ...SLOTS, theme: 'SEA,FRUIT' })).total).toBe(both.total);
    expect((await listed({ ...SLOTS, vassalage: 'FC,NOBODY' })).total).toBe((await listed(SLOTS)).total);
    expect((await listed({ ...SLOTS, vassalage: 'NOBODY,NONE' })).total).toBe(0);
  });

  it('is made once for the same choices, in whichever order, how often, and with whatever unknown makers they are named', () => {
    const catalogue = gateway.gateway.services.games.catalogue('pavilion');
    const made = catalogue.list(filterOf({ theme: 'FRUIT,SEA', vassalage: 'FC,PG' }));

    expect(made.length).toBeGreaterThan(0);
    expect(catalogue.list(filterOf({ theme: 'SEA,FRUIT,SEA', vassalage: 'PG,FC,NOBODY' }))).toBe(made);
  });

  it.each([
    ['festival', 'theme', 'FESTIVAL'],
    ['উৎসব', 'theme', 'FESTIVAL'],
    ['Treasure', 'theme', 'TREASURE'],
    ['গুপ্তধন', 'theme', 'TREASURE'],
    ['bonus round', 'feature', 'BONUS_ROUND'],
    ['বোনাস রাউন্ড', 'feature', 'BONUS_ROUND'],
    ['ফ্রি স্পিন', 'feature', 'FREE_SPINS'],
  ])('has of “%s” every game of that %s', async (gameName, kind, value) => {
    const catalogue = gateway.gateway.services.games.catalogue('pavilion');
    const found = new Set(catalogue.search(gameName, {}));

    const wanted = catalogue.list({ [kind]: value });
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((entry) => !found.has(entry))).toEqual([]);
  });

  it('is searched by theme and by feature too, in both languages, after the names', async () => {
    const named = await listed({ gameName: 'fruit' });
    const [fruit, inBengali] = [await facets({ theme: 'FRUIT' }), await listed({ gameName: 'সমুদ্র' })];

    expect(named.total).toBeGreaterThanOrEqual(fruit.total);
    expect(inBengali.total).toBeGreaterThanOrEqual((await facets({ theme: 'SEA' })).total);
    expect((await get('/wps/games/search', { q: 'free spins' })).json().value.total).toBeGreaterThan(
      (await facets({ feature: 'FREE_SPINS' })).total - 1,
    );
  });
});

describe('what is hot', () => {
  it('is what the catalogue says, and there is no top ten, while too few have played', async () => {
    const { games } = gateway.gateway.services;
    await games.catalogueCache.refreshPlayed('pavilion');

    expect(await highlights()).toMatchObject({ top: [], fresh: [] });
    const hot = (await get('/wps/relay/GCSGAME_hotGamesV2', { language: 'en' })).json().value.list as Game[];
    expect(hot.length).toBeGreaterThan(0);
  });

  it('is what most members bet in during the last seven days, and the top ten of thirty days is in their order', async () => {
    const { games, wallet, members } = gateway.gateway.services;
    const [slots, others] = [(await listed(SLOTS)).games, (await listed({ gameType: 'FISH' })).games];
    // Liked by nobody before.
    const wanted = [...slots.slice(-6), ...others.slice(-6)];
    const who = await Promise.all(
      Array.from({ length: 4 }, (_, at) => members.create({ brand: 'pavilion', account: `fan${at}`, type: 0 })),
    );
    const own = (at: number) => ({
      memberId: String(who[at]?.id),
      brand: 'pavilion',
      currency: 'BDT',
      reference: `t:${randomUUID()}`,
    });
    const bet = async (at: number, { nodeId, vassalage }: Game, ago: number) => {
      const { vendorGameCode } = games.find(nodeId) ?? {};
      const day = new Date(`${addDays(dayIn('UTC'), -ago)}T12:00:00Z`);
      const round = { vendor: vassalage.toLowerCase(), game: vendorGameCode ?? '', round: randomUUID(), roundClosed: true };
      return { ...own(at), ...round, kind: 'bet' as const, amount: 10n, at: day };
    };
    for (const at of who.keys()) await wallet.post({ ...own(at), kind: 'deposit', amount: 100_000n });
    const bets = [
      ...(await Promise.all(wanted.flatMap((game) => [0, 1, 2].map((at) => bet(at, game, 2))))),
      await bet(3, wanted[7] as Game, 3),
      // One member who plays much makes nothing hot, and what was played before this week is in the top ten alone.
      ...(await Promise.all(Array.from({ length: 9 }, () => bet(0, slots[0] as Game, 1)))),
      ...(await Promise.all([0, 1, 2, 3].map((at) => bet(at, slots[1] as Game, 20)))),
    ];
    await wallet.transaction(async (trx) => wallet.postAllWithin(trx, bets));
    await untilDaysAggregated(gateway.platform.pool);
    await games.catalogueCache.refreshPlayed('pavilion');

    const hot = (await get('/wps/relay/GCSGAME_hotGamesV2', { language: 'en' })).json().value.list as Game[];
    expect(new Set(hot.map(({ nodeId }) => nodeId))).toEqual(new Set(wanted.map(({ nodeId }) => nodeId)));
    expect(hot.every(({ isHot }) => isHot === 1)).toBe(true);
    expect((await listed({ gameSelectType: 'HOT' })).total).toBe(12);
    // Nobody wants to be shown what others play and nobody can: it is there once it opens.
    expect((await highlights()).top).toEqual([]);
    await connectVendor('studio');
    const { top } = await highlights();
    expect(top.map(({ nodeId }) => nodeId).slice(0, 2)).toEqual([wanted[7]?.nodeId, slots[1]?.nodeId]);
    expect(top).toHaveLength(10);
    expect(top.map(({ nodeId }) => nodeId)).not.toContain(slots[0]?.nodeId);
    expect((await listed({})).games[0]?.nodeId).toBe(wanted[7]?.nodeId);
    expect(games.catalogue('lagoon').top).toEqual([]);
  });
});
