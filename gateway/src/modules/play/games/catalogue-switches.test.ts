import { staffRequest } from '../../../platform/testing';
import { type CatalogueUnderTest, DICE, dice, reason, setUpCatalogue } from './catalogue-fixture';

let now: CatalogueUnderTest;
beforeAll(async () => {
  now = await setUpCatalogue();
}, 60_000);
afterAll(() => now.close());

const view: CatalogueUnderTest['view'] = (...asked) => now.view(...asked);
const plan: CatalogueUnderTest['plan'] = (...asked) => now.plan(...asked);
const turn: CatalogueUnderTest['turn'] = (...asked) => now.turn(...asked);
const list: CatalogueUnderTest['list'] = (...asked) => now.list(...asked);
const launch: CatalogueUnderTest['launch'] = (...asked) => now.launch(...asked);

it('lists what opens, what is announced, or both; whoever searches a list by name finds first what opens', async () => {
  const counts = async (query: Record<string, string>) =>
    (await now.vendor.app.request({ url: '/wps/games/counts', query })).json().value;
  const [all, open, announced] = [await list(), await list({ stage: 'OPEN' }), await list({ stage: 'ANNOUNCED' })];

  expect(open.games[0]).toMatchObject({ nodeId: DICE });
  expect(open.games.filter((game: { notConnected?: true }) => game.notConnected)).toEqual([]);
  expect(open.total).toBeGreaterThan(6_900);
  expect(announced.total).toBe(all.total - open.total);
  expect(announced.games.every((game: { notConnected?: true }) => game.notConnected)).toBe(true);
  expect(await counts({})).toMatchObject({ ALL: all.total, ANNOUNCED: announced.total });
  expect(await counts({ stage: 'OPEN' })).toMatchObject({ ALL: open.total, ANNOUNCED: announced.total });
  const named = await list({ gameName: 'e' });
  const last = await list({ gameName: 'e', pageNo: String(named.totalPages) });
  expect([named.games[0], last.games.at(-1)].map((game: { notConnected?: true }) => game.notConnected)).toEqual([undefined, true]);
  const { gameMenus } = (await now.vendor.app.request({ url: '/lgw/games/game_menus' })).json().value;
  const opening = gameMenus.map((menu: { open: number }) => menu.open);
  expect(opening.reduce((sum: number, each: number) => sum + each, 0)).toBe(open.total);
});

describe('an operator who switches games', () => {
  afterEach(() => turn('on', dice, { subject: 'vendor', key: 'STUDIO' }, { subject: 'category', key: 'RNG' }));

  it('takes one out of lists, menus and launches at once, in this brand alone, and puts it back', async () => {
    const before = await list({ gameType: 'RNG' });
    expect(before.games[0].nodeId).toBe(DICE);
    await launch();

    expect((await turn('off', dice)).statusCode).toBe(200);

    expect((await list({ gameType: 'RNG' })).total).toBe(before.total - 1);
    expect((await list({ gameType: 'RNG' })).games[0].nodeId).not.toBe(DICE);
    expect((await list({ gameType: 'RNG' }, 'lagoon')).games[0].nodeId).toBe(DICE);
    expect(await launch()).toMatchObject({ success: false, code: 'games.maintenance' });
    await turn('on', dice);
    expect((await list({ gameType: 'RNG' })).total).toBe(before.total);
    expect(await launch()).toMatchObject({ success: true });
  });

  it('leaves a vendor in maintenance in the lists, marked, and opens none of its games', async () => {
    await turn('maintenance', { subject: 'vendor', key: 'STUDIO' });

    expect((await list({ vassalage: 'STUDIO' })).games).toMatchObject([{ nodeId: DICE, inMaintenance: true }]);
    const lanes = (await now.vendor.app.request({ url: '/wps/relay/GCSGAME_newGameVendor' })).json().value.data.lanes;
    expect(lanes[0].cards[0]).toMatchObject({ vassalage: 'STUDIO', inMaintenance: true });
    expect(await launch()).toMatchObject({ code: 'games.maintenance' });
    const info = await now.vendor.app.request({ url: '/wps/relay/GCSGAME_gameInfo', query: { nodeId: DICE, language: 'en' } });
    expect(info.json().value).toMatchObject({ game: { inMaintenance: true }, rtp: '98.99', ownRules: false });
  });

  it('closes with a vendor all that it brings, whoever made it, in this brand alone', async () => {
    const ofPg = await list({ vassalage: 'PG' });
    expect(await plan('off', { subject: 'vendor', key: 'STUDIO' })).toMatchObject({ unlisted: (await list()).total });

    await turn('maintenance', { subject: 'vendor', key: 'STUDIO' });
    expect((await list({ vassalage: 'PG' })).games).toMatchObject(ofPg.games.map(() => ({ inMaintenance: true })));
    expect(await launch(ofPg.games[0].nodeId)).toMatchObject({ code: 'games.maintenance' });
    const lanes = (await now.vendor.app.request({ url: '/wps/relay/GCSGAME_newGameVendor' })).json().value.data.lanes;
    const cards = lanes.flatMap((lane: { cards: object[] }) => lane.cards);
    expect(cards.length).toBeGreaterThan(8);
    expect(cards).toMatchObject(cards.map(() => ({ inMaintenance: true })));

    await turn('off', { subject: 'vendor', key: 'STUDIO' });
    expect((await list({ vassalage: 'PG' })).total).toBe(0);
    expect((await list({ vassalage: 'PG' }, 'lagoon')).total).toBe(ofPg.total);
    expect((await view({ vendor: 'PG' })).games[0]).toMatchObject({ availability: 'off', decidedBy: 'vendor' });
    expect((await view()).vendors.find(({ key }) => key === 'PG')).toMatchObject({ listed: 0, availability: 'on' });
  });

  it('closes a category: it leaves the menu, the search and the vendors with nothing else', async () => {
    await turn('off', { subject: 'category', key: 'RNG' });

    const menus = (await now.vendor.app.request({ url: '/lgw/games/game_menus' })).json().value.gameMenus;
    expect(menus.map(({ gameType }: { gameType: string }) => gameType)).not.toContain('RNG');
    const found = (await now.vendor.app.request({ url: '/wps/games/search', query: { q: 'lantern dice', language: 'en' } })).json()
      .value;
    expect(found.games.map(({ game }: { game: { nodeId: string } }) => game.nodeId)).not.toContain(DICE);
    expect((await view({ q: 'lantern dice' })).games[0]).toMatchObject({
      nodeId: DICE,
      availability: 'off',
      ownAvailability: 'on',
      decidedBy: 'category',
    });
  });

  it('reads beforehand what it would do, in counts, and nothing is done by asking', async () => {
    await now.vendor.app.request({
      method: 'POST',
      url: '/wps/relay/MCSFE_addFavoriteGameV2',
      token: now.player,
      payload: { nodeId: DICE },
    });
    await launch();

    expect(await plan('off', dice)).toEqual({
      changing: 1,
      unlisted: 1,
      paused: 0,
      opened: 0,
      held: 0,
      players: 1,
      playing: 1,
      emptied: [],
      examples: [{ en: 'Lantern Dice', bn: 'লণ্ঠন পাশা' }],
    });
    expect(await plan('off', { subject: 'category', key: 'FISH' })).toMatchObject({ unlisted: 360, emptied: ['FISH'] });
    await turn('off', { subject: 'vendor', key: 'STUDIO' });
    expect(await plan('on', dice)).toMatchObject({ changing: 0, opened: 0, held: 1 });
    expect((await list({ vassalage: 'STUDIO' })).total).toBe(0);
  });

  it('does it with a reason, and the audit log has who, what and what stood there before', async () => {
    await turn('maintenance', dice);
    await turn('off', dice);
    const { lines } = (
      await staffRequest(now.vendor.app, { url: '/staff/audit', query: { brand: 'pavilion' }, as: now.local })
    ).json().value;

    expect(lines[0]).toMatchObject({
      who: 'local',
      action: 'catalogue.switched',
      reason,
      before: { switched: [{ subject: 'game', key: DICE, state: 'maintenance' }] },
      after: { to: 'off', subjects: [dice] },
    });
  });

  it.each([
    ['a game that is none', [{ subject: 'game', key: '999999999' }], 'catalogue.unknown_subject'],
    ['nothing', [], 'request.invalid'],
    [
      'more than five hundred',
      Array.from({ length: 501 }, (_, at) => ({ subject: 'game', key: String(100_000 + at) })),
      'request.invalid',
    ],
  ])('who names %s changes nothing', async (_, subjects, code) => {
    expect((await turn('off', ...subjects)).json().code).toBe(code);
  });

  it('finds games though they are misspelt, by vendor, by how they stand', async () => {
    await turn('off', { subject: 'game', key: '100001' });

    expect((await view({ q: 'latnern dcie' })).games[0]?.nodeId).toBe(DICE);
    expect((await view({ availability: 'off' })).games.map(({ nodeId }) => nodeId)).toEqual(['100001']);
    const all = await view({ vendor: 'PG', page: '2' });
    expect(all.games).toHaveLength(50);
    expect(all.vendors.find(({ key }) => key === 'PG')).toMatchObject({ total: all.total, availability: 'on' });
    await turn('on', { subject: 'game', key: '100001' });
  });
});
