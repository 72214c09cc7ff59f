import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { dayIn } from '@pavilion/time';
import { registerPlayer, StudioProcess, testApp, type TestApp, seedGames } from '../../../platform/testing';

let app: TestApp;
let studio: StudioProcess;

/** The studio as it runs anywhere, connected the way a stranger would be. */
beforeAll(async () => {
  studio = await StudioProcess.exited(process.env.TEST_DATABASE_URL ?? '');
  await studio.start();
  app = await testApp();
  await seedGames(app.platform);
  await app.gateway.services.games.reload();
  const { publicKey, origin: launchUrl } = studio;
  const terms = { brands: ['pavilion'], publicKey, launchUrl, capabilities: ['lottery', 'report', 'round'] as const };
  const ours = await app.gateway.services.vendors.add({ code: 'studio', ...terms });
  await studio.meet(ours, `${await app.gateway.site.listen({ host: '127.0.0.1', port: 0 })}/vendors/hub88/studio`);
}, 120_000);
afterAll(async () => {
  await studio.close();
  await app.close();
});

const pull = (apply: boolean, closing?: number) =>
  app.gateway.services.gameImports.importFromVendor('STUDIO', {
    apply,
    allowPartial: false,
    closing,
    reason: 'the maker’s own list',
    who: 'asha',
  });

/** What the studio tells everybody of the models that run in it. */
interface Computed {
  titles: { code: string; model: string }[];
  returns: Record<string, { numerator: string; denominator: string }>;
}

/** Cut to hundredths, as nobody is promised more than comes back. */
function percentOf({ numerator, denominator } = { numerator: '0', denominator: '1' }): string {
  return (Number((BigInt(numerator) * 10_000n) / BigInt(denominator)) / 100).toFixed(2);
}

describe('the studio that really runs', () => {
  it('tells its games, which are taken once and then are as they were', async () => {
    const published = () => app.gateway.services.games.entry('pavilion', '100000')?.row.published;
    const seeded = published();
    const judged = await pull(false);
    expect(judged).toMatchObject({ applied: false, refused: 0, added: 47 });
    const taken = await pull(true);
    expect(published()).toEqual({
      ...seeded,
      // What a roll can really win, to the last paisa.
      limits: expect.objectContaining({ BDT: { minBet: '100', maxBet: '5000000', maxWin: '99999999' } }),
      provablyFair: { verifyUrl: expect.stringMatching(/\/verify\?model=dice-2$/) },
    });
    expect(taken.changed).toBe(judged.changed);
    // The sample lay there: each of its titles now has the address of this studio at which its rounds are checked.
    expect(taken.changed).toBeGreaterThan(6_900);

    expect(await pull(true)).toMatchObject({ applied: false, added: 0, changed: 0, unchanged: 10_041, refused: 0 });
    const dice = app.gateway.services.games.findByVendorCode('STUDIO', 'dice');
    expect(dice).toMatchObject({
      names: { bn: 'লণ্ঠন পাশা', en: 'Lantern Dice' },
      category: 'RNG',
      gameClass: 'MINI',
      supportPlay: 0,
    });
  });

  it('shows and opens nothing that the rules of play of a brand leave out, and all of it elsewhere', async () => {
    const { games } = app.gateway.services;
    const profile = (code: string) => studio.run('src/profiles/command.ts', 'pavilion', code, '--brand', 'pavilion');
    const nodeOf = (code: string) => games.findByVendorCode('STUDIO', code)?.nodeId ?? '';
    const isShown = (code: string, brand = 'pavilion') => games.catalogue(brand).find(nodeOf(code)) !== undefined;
    const token = await registerPlayer(app, 'ruled1');
    const launch = async (code: string) =>
      (
        await app.request({ method: 'POST', url: '/wps/game/launchGame', token, payload: { nodeId: nodeOf(code), mode: 'real' } })
      ).json();
    await profile('gb');
    const judged = await pull(true);
    expect(judged.changed).toBeGreaterThan(3_000);
    expect(judged).toMatchObject({ applied: false, withdrawn: 0, tooManyClosing: true });
    expect(judged.closing).toBeGreaterThan(3_000);
    expect(await pull(true, judged.closing)).toMatchObject({ applied: true });

    // Slots are bounded in euros and dollars alone, and the brand plays in taka.
    expect(['hilsa-monsoon', 'mango-season', 'dice'].map((code) => isShown(code))).toEqual([false, false, true]);
    expect(['hilsa-monsoon', 'mango-season'].map((code) => isShown(code, 'lagoon'))).toEqual([true, true]);
    expect((await launch('hilsa-monsoon')).code).toBe('games.not_offered');
    expect((await launch('mango-season')).code).toBe('games.not_offered');
    expect((await launch('dice')).success).toBe(true);
    const sheet = await app.request({
      url: '/wps/relay/GCSGAME_gameInfo',
      query: { nodeId: nodeOf('mango-season'), language: 'en' },
    });
    expect(sheet.body).not.toContain('brands');

    await profile('standard');
    await pull(true);
    expect(isShown('hilsa-monsoon')).toBe(true);
    expect((await launch('hilsa-monsoon')).success).toBe(true);
  });

  it('is told the age of a player whose date of birth was confirmed, and of nobody else', async () => {
    const { members, games } = app.gateway.services;
    const agesAtStudio = async (account: string) => {
      const token = await registerPlayer(app, account);
      const id = (await members.byAccount('pavilion', account))?.id ?? 0n;
      const { nodeId } = games.findByVendorCode('STUDIO', 'dice') ?? {};
      const launch = () => app.request({ method: 'POST', url: '/wps/game/launchGame', token, payload: { nodeId, mode: 'real' } });
      expect((await launch()).statusCode).toBe(200);
      const confirmation = { brand: 'pavilion', id, day: '1980-05-06', who: 'asha' };
      await app.platform.db.transaction().execute((trx) => members.confirmBirthday(trx, confirmation));
      expect((await launch()).statusCode).toBe(200);
      const client = new pg.Client({ connectionString: studio.url });
      await client.connect();
      const { rows } = await client.query<{ age: number | null }>('select age from sessions order by created_at desc limit 2');
      await client.end();
      return rows.map(({ age }) => age);
    };

    expect(await agesAtStudio('grown1')).toEqual([expect.any(Number), null]);
    expect((await agesAtStudio('grown2'))[0]).toBeGreaterThan(45);
  });

  it('has in the sheet of each of its games the return that it computes of the game’s model, to the hundredth', async () => {
    const { returns, titles } = (await (await fetch(`${studio.origin}/fairness.json`)).json()) as Computed;
    const sheetOf = async (code: string) => {
      const nodeId = app.gateway.services.games.findByVendorCode('STUDIO', code)?.nodeId ?? '';
      return (await app.request({ url: '/wps/relay/GCSGAME_gameInfo', query: { nodeId, language: 'en' } })).json().value.rtp;
    };
    const inSheets: unknown[] = [];
    for (const { code } of titles) inSheets.push([code, await sheetOf(code)]);

    expect(titles.length).toBeGreaterThan(6_900);
    expect(inSheets).toEqual(titles.map(({ code, model }) => [code, percentOf(returns[model])]));
  });

  it('tells of its slots what players read and choose by', async () => {
    expect(app.gateway.services.games.findByVendorCode('STUDIO', 'mango-season')).toMatchObject({
      names: { bn: 'আমের মৌসুম', en: 'Mango Season' },
      category: 'RNG',
      supportPlay: 0,
    });
    const { nodeId } = app.gateway.services.games.findByVendorCode('STUDIO', 'mango-season') ?? {};
    expect(app.gateway.services.games.entry('pavilion', nodeId ?? '')?.row).toMatchObject({
      lines: 10,
      rtp: 9_573,
      volatility: 'MEDIUM',
      features: ['WILD', 'PROVABLY_FAIR'],
      published: { hitRate: { from: '32.71', to: '32.71' }, limits: { BDT: { maxBet: '100000' } } },
    });
  });

  it('fills the lobby’s row of popular games, in which nothing is left that only will come', async () => {
    const address = '/wps/relay/GCSGAME_hotGamesV2?isPlatform=2&merchantCode=pavilion&platform=flash%2Chtml5-desktop&language=en';
    const { list } = (await app.request({ url: address })).json().value;
    expect(list.length).toBeGreaterThan(6);
    expect(list.filter(({ notConnected }: { notConnected?: true }) => notConnected)).toEqual([]);
  });

  it('tells of its games of one choice, which stand among the mini games', async () => {
    const keno = app.gateway.services.games.findByVendorCode('STUDIO', 'lotus-keno');
    expect(keno).toMatchObject({
      names: { bn: 'পদ্মপুকুর কেনো', en: 'Lotus Pond Keno' },
      category: 'RNG',
      gameClass: 'MINI',
      supportPlay: 0,
    });
    expect(app.gateway.services.games.entry('pavilion', keno?.nodeId ?? '')?.row).toMatchObject({
      rtp: 9_884,
      published: { provablyFair: { verifyUrl: expect.stringMatching(/model=keno-1$/) } },
    });
  });

  it('tells of its scratch cards and of its shots at fish, each of which stands in its own row', async () => {
    const { games } = app.gateway.services;
    expect(games.findByVendorCode('STUDIO', 'boishakh-scratch')).toMatchObject({
      names: { bn: 'বৈশাখী স্ক্র্যাচ', en: 'Boishakh Scratch' },
      category: 'RNG',
      gameClass: 'SCRATCH',
    });
    const fishing = games.findByVendorCode('STUDIO', 'hilsa-monsoon');
    expect(fishing).toMatchObject({ names: { bn: 'ইলিশের বর্ষা' }, category: 'FISH', gameClass: 'ARCADE', supportPlay: 0 });
    expect(games.entry('pavilion', fishing?.nodeId ?? '')?.row).toMatchObject({ rtp: 9_700 });
    const query = 'gameType=FISH&pageNo=1&pageSize=12&platform=html5-desktop&language=en';
    const { games: listed } = (await app.request({ url: `/wps/relay/GCSGAME_gameList?${query}` })).json().value;
    const names = listed.map(({ gameName }: { gameName: string }) => gameName);
    expect(names.slice(0, 2).toSorted()).toEqual(['Coral Lights', 'Hilsa Monsoon']);
  });

  it('tells of its tables by the return of their best bet', async () => {
    const baccarat = app.gateway.services.games.findByVendorCode('STUDIO', 'swan-baccarat');
    expect(baccarat).toMatchObject({ names: { en: 'Swan Baccarat' }, category: 'RNG', gameClass: 'TABLE', supportPlay: 0 });
    expect(app.gateway.services.games.entry('pavilion', baccarat?.nodeId ?? '')?.row).toMatchObject({ rtp: 9_894 });
  });

  it('tells of blackjack by the return of the best play', async () => {
    const blackjack = app.gateway.services.games.findByVendorCode('STUDIO', 'magpie-blackjack');
    expect(blackjack).toMatchObject({ names: { en: 'Magpie Blackjack' }, category: 'RNG', gameClass: 'TABLE', supportPlay: 0 });
    expect(app.gateway.services.games.entry('pavilion', blackjack?.nodeId ?? '')?.row).toMatchObject({ rtp: 9_954 });
  });

  it('tells of its games with steps by what is listed: the lowest return of hi-lo, that of best play of video poker', async () => {
    const listed = ['crane-hi-lo', 'palace-jacks', 'rainbow-deuces'].map((code) => {
      const title = app.gateway.services.games.findByVendorCode('STUDIO', code);
      return [title?.gameClass, app.gateway.services.games.entry('pavilion', title?.nodeId ?? '')?.row.rtp];
    });
    expect(listed).toEqual([
      ['MINI', 9_831],
      ['VIDEO_POKER', 9_954],
      ['VIDEO_POKER', 9_891],
    ]);
  });

  it('leaves the offers that come with the brands open: no game of its own makes one that a perfect player gains by', async () => {
    const token = await registerPlayer(app, 'newcomer');
    const { offers } = (await app.request({ url: '/wps/v2/bonuses/offers', token })).json().value;
    expect(offers.map(({ code }: { code: string }) => code)).toEqual(['welcome', 'weekly']);
  });

  it('opens a game and a lottery for a player', async () => {
    const token = await registerPlayer(app, 'realplayer');
    const launch = async (payload: object) =>
      (await app.request({ method: 'POST', url: '/wps/game/launchGame', token, payload })).json().value.url as string;
    const { nodeId } = app.gateway.services.games.findByVendorCode('STUDIO', 'dice') ?? {};
    await app.gateway.services.lotteries.syncDraws();

    expect(await (await fetch(await launch({ nodeId, language: 'en' }))).text()).toContain('<title>Lantern Dice</title>');
    const slot = app.gateway.services.games.findByVendorCode('STUDIO', 'mango-season');
    const page = await (await fetch(await launch({ nodeId: slot?.nodeId, language: 'bn' }))).text();
    expect(page).toContain('<title>আমের মৌসুম</title>');
    const results = await fetch(await launch({ launchMode: 'LOTT', lottoGameCode: 'lottery-south', language: 'en' }));
    expect(await results.text()).toContain('<h1>Lantern Lottery South</h1>');
  });

  it('tells its lotteries, bound to their next draw', async () => {
    await app.gateway.services.lotteries.syncDraws();
    const { gameMenus } = (await app.request({ url: '/lgw/vn/games/game_menu?prizeMode=LOTT&language=bn' })).json().value;

    expect(gameMenus[0].games).toMatchObject([
      { gameCode: 'lottery-north', gameName: 'লণ্ঠন লটারি উত্তর', nextCommitment: expect.stringMatching(/^[0-9a-f]{64}$/) },
      { gameCode: 'lottery-south', gameName: 'লণ্ঠন লটারি দক্ষিণ' },
    ]);
  });

  it.each([
    ['that pays nearly always', 9_800],
    ['that pays nearly never', 100],
  ])('proves a bet %s, from its commitment to our own books', async (_, target) => {
    const account = `proved${target}`;
    const token = await registerPlayer(app, account);
    const { members, wallet, games } = app.gateway.services;
    const memberId = String((await members.byAccount('pavilion', account))?.id);
    const purse = { kind: 'deposit', memberId, brand: 'pavilion', currency: 'BDT' } as const;
    await wallet.post({ ...purse, reference: `test:${randomUUID()}`, amount: 10_000n });
    const { nodeId } = games.findByVendorCode('STUDIO', 'dice') ?? {};
    const opened = await app.request({ method: 'POST', url: '/wps/game/launchGame', token, payload: { nodeId } });
    const address = new URL(opened.json<{ value: { url: string } }>().value.url);
    const call = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json', 'x-studio-session': address.pathname.split('/').at(-1) ?? '' };
      return (await fetch(`${address.origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    const bet = await call('/api/rounds', { roundId: randomUUID(), direction: 'under', target, stake: '1000000' });
    expect(bet).toMatchObject({ value: { state: 'settled' } });
    const query = { from: dayIn('Asia/Dhaka'), to: dayIn('Asia/Dhaka') };
    const rounds = await app.request({ url: '/wps/v2/records/rounds', token, query });
    const [{ round }] = rounds.json().value.list;
    const proof = () => app.request({ url: '/wps/v2/records/round/proof', token, query: { vendor: 'studio', round } });

    const early = await proof();
    expect([early.statusCode, early.json().code]).toEqual([409, 'records.not_revealed']);
    await call('/api/seeds/rotate', { clientSeed: 'afterwards' });
    const { name, text } = (await proof()).json().value;

    expect(name).toBe(`studio-${round}.json`);
    const file = join(studio.folder, name);
    writeFileSync(file, text);
    const found = await studio.run('src/proofs/command.ts', file, join(studio.folder, 'public.pem'));
    expect(found).toMatch(
      /The operator’s books, signed with its key [0-9a-f]{16}, have the same two entries \(\d+ and \d+\): together/,
    );
    expect(found).toMatch(/The round is proved\.\n$/);
  });
});
