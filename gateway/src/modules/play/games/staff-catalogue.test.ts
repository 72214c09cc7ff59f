import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CatalogueView, ImportReport, SwitchPlan } from '@pavilion/api/staff';
import {
  enrolStaff,
  operatorToken,
  registerPlayer,
  type TestOperator,
  staffRequest,
  TestVendor,
  seedGames,
} from '../../../platform/testing';

let vendor: TestVendor;
let boss: TestOperator;
let local: TestOperator;
let player: string;
let answer: { status: number; body: unknown } = { status: 200, body: [] };
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    const opens = request.url?.endsWith('game/url');
    response.writeHead(opens ? 200 : answer.status);
    response.end(JSON.stringify(opens ? { url: 'http://127.0.0.1:4002/play/x' } : answer.body));
  });
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  vendor = await TestVendor.connected(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, undefined, { whole: true });
  boss = await enrolStaff(vendor.app, 'boss', { '*': 'operator' });
  local = await enrolStaff(vendor.app, 'local', { pavilion: 'operator' });
  player = await registerPlayer(vendor.app, 'somebody1');
}, 60_000);
afterAll(async () => {
  await vendor.close();
  server.close();
});

const DICE = '100000';
const root = '/staff/brands/pavilion/catalogue';
const reason = 'the vendor asked for it';
const dice = { subject: 'game', key: DICE };
const view = async (query: Record<string, string> = {}): Promise<CatalogueView> =>
  (await staffRequest(vendor.app, { url: root, query, as: local })).json().value;
const plan = async (to: string, ...subjects: object[]): Promise<SwitchPlan> =>
  (await staffRequest(vendor.app, { method: 'POST', url: `${root}/plan`, as: local, payload: { to, subjects } })).json().value;
const turn = (to: string, ...subjects: object[]) =>
  staffRequest(vendor.app, { method: 'POST', url: `${root}/switches`, as: local, payload: { to, subjects, reason } });
const list = async (query: Record<string, string> = {}, brand = 'pavilion') => {
  const headers = { host: `${brand}.localhost` };
  const asked = { pageNo: '1', pageSize: '12', language: 'en', ...query };
  return (await vendor.app.request({ url: '/wps/relay/GCSGAME_gameList', query: asked, headers })).json().value;
};
const launch = async (nodeId = DICE) =>
  (await vendor.app.request({ method: 'POST', url: '/wps/game/launchGame', token: player, payload: { nodeId } })).json();

it('lists what opens, what is announced, or both; whoever searches a list by name finds first what opens', async () => {
  const counts = async (query: Record<string, string>) =>
    (await vendor.app.request({ url: '/wps/games/counts', query })).json().value;
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
  const { gameMenus } = (await vendor.app.request({ url: '/lgw/games/game_menus' })).json().value;
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
    const lanes = (await vendor.app.request({ url: '/wps/relay/GCSGAME_newGameVendor' })).json().value.data.lanes;
    expect(lanes[0].cards[0]).toMatchObject({ vassalage: 'STUDIO', inMaintenance: true });
    expect(await launch()).toMatchObject({ code: 'games.maintenance' });
    const info = await vendor.app.request({ url: '/wps/relay/GCSGAME_gameInfo', query: { nodeId: DICE, language: 'en' } });
    expect(info.json().value).toMatchObject({ game: { inMaintenance: true }, rtp: '98.99', ownRules: false });
  });

  it('closes a category: it leaves the menu, the search and the vendors with nothing else', async () => {
    await turn('off', { subject: 'category', key: 'RNG' });

    const menus = (await vendor.app.request({ url: '/lgw/games/game_menus' })).json().value.gameMenus;
    expect(menus.map(({ gameType }: { gameType: string }) => gameType)).not.toContain('RNG');
    const found = (await vendor.app.request({ url: '/wps/games/search', query: { q: 'lantern dice', language: 'en' } })).json()
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
    await vendor.app.request({
      method: 'POST',
      url: '/wps/relay/MCSFE_addFavoriteGameV2',
      token: player,
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
    const { lines } = (await staffRequest(vendor.app, { url: '/staff/audit', query: { brand: 'pavilion' }, as: local })).json()
      .value;

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

describe('a list of games', () => {
  const bring = async (file: string | Buffer, query: Record<string, string> = {}, as = boss) => {
    const asked = { format: 'csv', ...query };
    const headers = { 'content-type': 'application/octet-stream' };
    return staffRequest(vendor.app, { method: 'POST', url: '/staff/catalogue/import', query: asked, as, headers, payload: file });
  };
  const report = async (...asked: Parameters<typeof bring>): Promise<ImportReport> => (await bring(...asked)).json().value;
  const apply = { apply: '1', reason };
  const HEAD = 'vendor,code,name,name_bn,category,rtp';
  const TWO = `${HEAD}\nPG,zygon-one,Zygon One,ধূমকেতু এক,RNG,96.50\nPG,zygon-two,"Zygon ""Two"", the second",,RNG,95\n`;

  it('is only judged unless it is to be applied, and brought a second time changes nothing', async () => {
    expect(await report(TWO)).toMatchObject({ applied: false, added: 2, refused: 0 });
    expect((await list({ gameName: 'zygon one' })).total).toBe(0);

    expect(await report(TWO, apply)).toMatchObject({ applied: true, added: 2 });
    expect((await list({ gameName: 'zygon' })).games).toMatchObject([
      { gameName: 'Zygon One', vassalage: 'PG', isNew: 1, supportPlay: 1 },
      { gameName: 'Zygon "Two", the second' },
    ]);
    const { value } = (await vendor.app.request({ url: '/wps/games/counts' })).json();
    expect(value).toMatchObject({ NEW: 2 });
    expect(await report(TWO, apply)).toMatchObject({ applied: false, added: 0, changed: 0, unchanged: 2 });
    expect(await report(TWO.replace('96.50', '96.10'), apply)).toMatchObject({
      applied: true,
      changed: 1,
      unchanged: 1,
      lines: [{ line: 2, game: 'Zygon One', outcome: 'changed', fields: ['rtp'] }],
    });
  });

  it('is refused whole when a line is, unless the others are asked for', async () => {
    const mixed = `${HEAD}\nPG,nova-one,Nova One,,RNG,96\nPG,nova-two,Nova Two,,SLOTS,96\n`;

    expect(await report(mixed, apply)).toMatchObject({ applied: false, added: 1, refused: 1 });
    expect((await list({ gameName: 'nova one' })).total).toBe(0);
    expect(await report(mixed, { ...apply, partly: '1' })).toMatchObject({ applied: true, added: 1, refused: 1 });
    expect((await list({ gameName: 'nova one' })).total).toBe(1);
  });

  it.each([
    ['a vendor that is none', 'NOBODY,x,X,,RNG,96', 'unknown_vendor', ['vendor']],
    ['a category that is none', 'PG,x,X,,SLOTS,96', 'unknown_category', ['category']],
    ['a formula for a name', 'PG,x,"=HYPERLINK(""https://evil.example"")",,RNG,96', 'formula', ['name']],
    ['a formula for a code', 'PG,@x,X,,RNG,96', 'formula', ['code']],
    ['a return above all', 'PG,x,X,,RNG,101', 'malformed', ['rtp']],
    ['a name without end', `PG,x,${'X'.repeat(121)},,RNG,96`, 'too_long', ['name']],
    ['a sign that cannot be seen', 'PG,x,X\u0007,,RNG,96', 'malformed', ['name']],
    ['no code', 'PG,,X,,RNG,96', 'missing', ['vendor', 'code']],
    ['nothing but a code', 'PG,x,,,,', 'missing', ['name', 'category', 'rtp']],
  ])('refuses a line with %s, and says so', async (_, line, fault, fields) => {
    expect((await report(`${HEAD}\n${line}\n`)).lines).toEqual([
      { line: 2, game: expect.any(String), outcome: 'refused', fault, fields },
    ]);
  });

  it('refuses a game the second time, and an id that is another’s', async () => {
    const twice = `${HEAD},node_id\nPG,same,Same,,RNG,96,\nPG,same,Same,,RNG,96,\nPG,other,Other,,RNG,96,${DICE}\n`;

    expect((await report(twice)).lines).toMatchObject([
      { line: 3, fault: 'duplicate' },
      { line: 4, fault: 'id_taken' },
      { line: 2, outcome: 'added' },
    ]);
  });

  it('is read with a mark of byte order, with semicolons, with line ends inside quotes, and as JSON', async () => {
    const marked = `\ufeff${HEAD.replaceAll(',', ';')};rules\r\nPG;quill;Quill;;RNG;96;"Roll.\r\nWin."\r\nPG;ink;Ink;;RNG;x;\r\n`;
    const json = JSON.stringify({
      games: [{ vendor: 'PG', code: 'json-one', name: 'Json One', category: 'RNG', rtp: 96.5, hot: true }],
    });

    expect(await report(Buffer.from(marked))).toMatchObject({ added: 1, lines: [{ line: 4, fault: 'malformed' }, { line: 2 }] });
    expect(await report(json, { format: 'json' })).toMatchObject({ added: 1, refused: 0 });
    expect((await report('[{"vendor":{"a":1}}]', { format: 'json' })).lines).toMatchObject([{ fault: 'unknown_vendor' }]);
  });

  it.each([
    ['UTF-16', Buffer.from(`\ufeff${HEAD}\n`, 'utf16le'), 'csv'],
    ['Latin letters of one byte', Buffer.from(`${HEAD}\nPG,cafe,Caf\xe9,,RNG,96`, 'latin1'), 'csv'],
    ['nothing', Buffer.alloc(0), 'csv'],
    ['an unknown column', Buffer.from('vendor,code,price\nPG,x,1\n'), 'csv'],
    ['a column twice', Buffer.from('vendor,code,code\nPG,x,y\n'), 'csv'],
    ['a quote that never closes', Buffer.from(`${HEAD}\nPG,"x,X,,RNG,96`), 'csv'],
    ['more cells than columns', Buffer.from(`${HEAD}\nPG,x,X,,RNG,96,7\n`), 'csv'],
    ['no JSON', Buffer.from('{"games": ['), 'json'],
    ['JSON without a list', Buffer.from('{"game": 1}'), 'json'],
    ['a list of no objects', Buffer.from('[1, "two"]'), 'json'],
  ])('that is %s cannot be read', async (_, file, format) => {
    expect((await bring(file, { format })).json()).toMatchObject({ code: 'catalogue.unreadable' });
  });

  it('is refused when it is too large, in bytes or in games, and when nobody says why it is applied', async () => {
    expect((await bring(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))).json().code).toBe('request.too_large');
    expect((await bring(`vendor,code\n${'PG,x\n'.repeat(50_001)}`)).json().code).toBe('catalogue.too_many');
    expect((await bring(TWO, { apply: '1' })).json()).toMatchObject({
      code: 'request.invalid',
      fields: { reason: 'request.invalid' },
    });
  });

  it('is taken from operators of all brands only', async () => {
    expect((await bring(TWO, {}, local)).json().code).toBe('auth.forbidden');
  });

  it('is taken from this machine too, by whoever has its token, and the log says who that was', async () => {
    const headers = { authorization: `Bearer ${operatorToken(vendor.app)}`, 'content-type': 'application/octet-stream' };
    const post = (query: Record<string, string>) =>
      vendor.app.requestPrivate({
        method: 'POST',
        url: '/catalogue/import',
        payload: `${HEAD}\nPG,by-hand,By Hand,,RNG,96\n`,
        query: { format: 'csv', ...query },
        headers: { ...headers, 'x-pavilion-who': 'rina%20at%20the%20desk' },
      });

    expect((await post({ apply: '1' })).json().code).toBe('request.invalid');
    expect((await post(apply)).json().value).toMatchObject({ applied: true, added: 1 });
    const { lines } = (await staffRequest(vendor.app, { url: '/staff/audit', as: boss })).json().value;
    expect(lines[0]).toMatchObject({
      who: 'cli:rina at the desk',
      action: 'catalogue.imported',
      after: { source: 'csv', added: 1 },
    });
  });

  it('keeps what it brought when the sample catalogue is written again', async () => {
    await report(`vendor,code,name\nSTUDIO,dice,Dice of Lanterns\n`, apply);
    await seedGames(vendor.app.platform);
    await vendor.app.gateway.services.games.reload();

    expect((await list({ vassalage: 'STUDIO' })).games[0].gameName).toBe('Dice of Lanterns');
    await report(`vendor,code,name\nSTUDIO,dice,Lantern Dice\n`, apply);
  });

  it('says what its games are like, in words with spaces between them, and brought again changes nothing', async () => {
    const like = `${HEAD},volatility,features,themes\nPG,like,Like,,RNG,96,high,wild FREE_SPINS,SEA\n`;
    expect(await report(like, apply)).toMatchObject({ applied: true, added: 1 });
    expect(await report(like)).toMatchObject({ unchanged: 1, changed: 0 });

    const { nodeId = '' } = vendor.app.gateway.services.games.findByVendorCode('PG', 'like') ?? {};
    const info = (await vendor.app.request({ url: '/wps/relay/GCSGAME_gameInfo', query: { nodeId } })).json().value;
    expect(info).toMatchObject({ volatility: 'HIGH', features: ['FREE_SPINS', 'WILD'], themes: ['SEA'] });
    expect((await report(like.replace('SEA', 'SEA LUCK'))).lines).toMatchObject([{ fault: 'malformed', fields: ['themes'] }]);
  });

  it('shows a game’s own rules once its vendor gave some, one paragraph a line', async () => {
    const rules = 'vendor,code,rules,rules_bn\nSTUDIO,dice,"Choose a number.\nRoll.","সংখ্যা বাছুন।"\n';
    await report(rules, apply);
    const info = async (language: string) =>
      (await vendor.app.request({ url: '/wps/relay/GCSGAME_gameInfo', query: { nodeId: DICE, language } })).json().value;

    expect(await info('en')).toMatchObject({ rules: ['Choose a number.', 'Roll.'], ownRules: true });
    expect(await info('bn')).toMatchObject({ rules: ['সংখ্যা বাছুন।'] });
  });
});

describe('a vendor that is asked for its list', () => {
  const pull = (payload: object = {}, code = 'STUDIO') =>
    staffRequest(vendor.app, {
      method: 'POST',
      url: `/staff/catalogue/vendors/${code}/pull`,
      as: boss,
      payload: { apply: false, partly: false, ...payload },
    });
  const listed = (facts: object = {}) => ({
    game_code: 'dice',
    name: 'Lantern Dice',
    category: 'Dice',
    rtp: '98.99',
    demo_game_support: true,
    enabled: true,
    platforms: ['GPL_DESKTOP'],
    ...facts,
  });

  it('brings nothing new when it lists what is known, and what differs when that is wanted', async () => {
    answer = { status: 200, body: [listed()] };
    expect((await pull()).json().value).toMatchObject({ applied: false, unchanged: 1, refused: 0 });

    answer = {
      status: 200,
      body: [listed({ rtp: '98.00' }), listed({ game_code: 'crash', name: 'Ascent', category: 'Crash Games' })],
    };
    expect((await pull()).json().value).toMatchObject({ applied: false, changed: 1, added: 1 });
    expect((await pull({ apply: true, reason })).json().value).toMatchObject({ applied: true });
    expect((await list({ vassalage: 'STUDIO' })).total).toBe(2);
    answer = { status: 200, body: [listed()] };
    await pull({ apply: true, reason });
  });

  it('brings games of other makers, which players find under them and open over its connection', async () => {
    const ofMaker = listed({ game_code: 'fox-fair', name: 'Fox Fair', product: 'Fox & Sons', product_code: 'FOX' });
    answer = { status: 200, body: [listed(), ofMaker] };
    expect((await pull()).json().value).toMatchObject({ applied: false, added: 1, refused: 0 });
    expect((await pull({ apply: true, reason })).json().value).toMatchObject({ applied: true });
    expect((await pull({ apply: true, reason })).json().value).toMatchObject({ applied: false, unchanged: 2 });

    const { games } = await list({ vassalage: 'FOX' });
    expect(games).toMatchObject([{ gameName: 'Fox Fair', displayName: 'Fox & Sons' }]);
    expect(games[0]).not.toHaveProperty('notConnected');
    expect((await launch(games[0].nodeId)).value.url).toBe('http://127.0.0.1:4002/play/x');
    expect(vendor.app.gateway.services.games.findByVendorCode('STUDIO', 'fox-fair')).toMatchObject({ vendor: 'FOX' });
  });

  it('cannot bring games of a vendor that is connected itself, nor of a maker that another vendor brought', async () => {
    const { publicPem: publicKey, launchUrl } = vendor;
    await vendor.app.gateway.services.vendors.add({ code: 'hare', brands: ['pavilion'], publicKey, launchUrl });
    await vendor.app.gateway.services.games.reload();
    const claims = (code: string) => listed({ game_code: `of-${code}`, name: `Of ${code}`, product: code, product_code: code });

    answer = { status: 200, body: [claims('HARE')] };
    expect((await pull()).json().value.lines).toMatchObject([{ fault: 'unknown_vendor' }]);
    answer = { status: 200, body: [claims('PG'), listed({ game_code: 'own' })] };
    expect((await pull({}, 'HARE')).json().value).toMatchObject({ added: 1, lines: [{ fault: 'unknown_vendor' }, {}] });
    answer = { status: 200, body: [listed(), { ...claims('FOX'), game_code: 'dice' }] };
    expect((await pull()).json().value.lines).toMatchObject([{ fault: 'duplicate' }]);
  });

  it('announces what does not open yet, without a return, until it says that it does', async () => {
    const coming = { game_code: 'soon', name: 'Soon', category: 'Crash Games', enabled: false, announced: true };
    answer = { status: 200, body: [listed(), coming] };
    expect((await pull({ apply: true, reason })).json().value).toMatchObject({ applied: true, added: 1, refused: 0 });
    const { nodeId = '' } = vendor.app.gateway.services.games.findByVendorCode('STUDIO', 'soon') ?? {};
    const facts = async () =>
      (await vendor.app.request({ url: '/wps/relay/GCSGAME_gameInfo', query: { nodeId, language: 'en' } })).json().value;
    expect((await facts()).game).toMatchObject({ notConnected: true });
    expect(await facts()).not.toHaveProperty('rtp');
    expect((await launch(nodeId)).code).toBe('games.not_connected');

    answer = { status: 200, body: [listed(), listed({ game_code: 'soon', name: 'Soon', rtp: '97.00' })] };
    await pull({ apply: true, reason });
    expect(await facts()).toMatchObject({ rtp: '97.00' });
    expect((await facts()).game).not.toHaveProperty('notConnected');
    expect((await launch(nodeId)).value.url).toBe('http://127.0.0.1:4002/play/x');
  });

  it.each<[string, number, unknown]>([
    ['fails', 500, {}],
    ['refuses', 401, { status: 'RS_ERROR_INVALID_SIGNATURE' }],
    ['answers no list', 200, { games: [] }],
    ['answers a list of something else', 200, [{ title: 'x' }]],
  ])('and %s changes nothing', async (_, status, body) => {
    answer = { status, body };

    expect((await pull({ apply: true, reason })).json()).toMatchObject({ code: 'catalogue.vendor_list_refused' });
  });

  it('and is not connected is not found', async () => {
    expect((await pull({}, 'PG')).json().code).toBe('catalogue.unknown_vendor');
  });
});
