import type { ImportReport } from '@pavilion/api/staff';
import { enrolStaff, operatorToken, seedGames, staffRequest } from '../../../platform/testing';
import { type CatalogueUnderTest, DICE, reason, setUpCatalogue } from './catalogue-fixture';

let now: CatalogueUnderTest;
beforeAll(async () => {
  now = await setUpCatalogue();
}, 60_000);
afterAll(() => now.close());

const list: CatalogueUnderTest['list'] = (...asked) => now.list(...asked);

describe('a list of games', () => {
  const bring: CatalogueUnderTest['bring'] = (...asked) => now.bring(...asked);
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
    const { value } = (await now.vendor.app.request({ url: '/wps/games/counts' })).json();
    expect(value).toMatchObject({ NEW: 2 });
    expect(await report(TWO, apply)).toMatchObject({ applied: false, added: 0, changed: 0, unchanged: 2 });
    expect(await report(TWO.replace('96.50', '96.10'), apply)).toMatchObject({
      applied: true,
      changed: 1,
      unchanged: 1,
      lines: [{ line: 2, game: 'Zygon One', outcome: 'changed', fields: ['rtp'] }],
    });
  });

  it('says which open games it closes; an operator says that of each, so nobody has to have counted them', async () => {
    const closing = 'vendor,code,open\nPG,zygon-one,no\n';

    expect(await report(closing)).toMatchObject({
      applied: false,
      closing: 1,
      withdrawn: 0,
      tooManyClosing: false,
      closingGames: [{ vendor: 'PG', code: 'zygon-one', game: 'Zygon One', why: 'closed' }],
    });
    expect(await report(closing, apply)).toMatchObject({ applied: true, closing: 1 });
    expect(await report(closing.replace(',no', ',yes'), apply)).toMatchObject({ applied: true, closing: 0 });
  });

  it('is written when a second operator says the same of a return, and then nothing of it is left to write', async () => {
    const lower = 'vendor,code,rtp\nPG,zygon-two,94\n';
    const partner = await enrolStaff(now.vendor.app, 'partner', { '*': 'operator' });
    await report(lower, apply);

    expect(await report(lower, apply)).toMatchObject({ applied: false, unchanged: 1, writes: 0 });
    expect(await report(lower, {}, partner)).toMatchObject({ applied: false, unchanged: 1, writes: 1 });
    expect(await report(lower, apply, partner)).toMatchObject({ applied: true, writes: 1 });
    expect(await report(lower, apply, partner)).toMatchObject({ applied: false, writes: 0 });
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

  it('refuses a code that another maker has at the vendor who opens both', async () => {
    const both = `${HEAD}\nPG,shared,Shared,,RNG,96\nFC,shared,Shared,,RNG,96\nFC,dice,Dice,,RNG,96\n`;

    expect((await report(both)).lines).toMatchObject([
      { line: 3, fault: 'duplicate', fields: ['vendor', 'code'] },
      { line: 4, fault: 'duplicate', fields: ['vendor', 'code'] },
      { line: 2, outcome: 'added' },
    ]);
  });

  it.each([
    ['csv', 'vendor,code,announced\nPG,some-day,no\n'],
    ['json', '[{"vendor":"PG","code":"some-day","announced":false}]'],
  ])('as %s refuses to open without a return what was only announced', async (format, opened) => {
    await report('vendor,code,name,category,announced\nPG,some-day,Some Day,RNG,yes\n', apply);

    expect((await report(opened, { ...apply, format })).lines).toMatchObject([
      { outcome: 'refused', fault: 'missing', fields: ['rtp'] },
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
    expect((await bring(TWO, {}, now.local)).json().code).toBe('auth.forbidden');
  });

  it('is taken from this machine too, by whoever has its token, and the log says who that was', async () => {
    const headers = { authorization: `Bearer ${operatorToken(now.vendor.app)}`, 'content-type': 'application/octet-stream' };
    const post = (query: Record<string, string>) =>
      now.vendor.app.requestPrivate({
        method: 'POST',
        url: '/catalogue/import',
        payload: `${HEAD}\nPG,by-hand,By Hand,,RNG,96\n`,
        query: { format: 'csv', ...query },
        headers: { ...headers, 'x-pavilion-who': 'rina%20at%20the%20desk' },
      });

    expect((await post({ apply: '1' })).json().code).toBe('request.invalid');
    expect((await post(apply)).json().value).toMatchObject({ applied: true, added: 1 });
    const { lines } = (await staffRequest(now.vendor.app, { url: '/staff/audit', as: now.boss })).json().value;
    expect(lines[0]).toMatchObject({
      who: 'cli:rina at the desk',
      action: 'catalogue.imported',
      after: { source: 'csv', added: 1 },
    });
  });

  it('keeps what it brought when the sample catalogue is written again', async () => {
    await report(`vendor,code,name\nSTUDIO,dice,Dice of Lanterns\n`, apply);
    await seedGames(now.vendor.app.platform);
    await now.vendor.app.gateway.services.games.reload();

    expect((await list({ vassalage: 'STUDIO' })).games[0].gameName).toBe('Dice of Lanterns');
    await report(`vendor,code,name\nSTUDIO,dice,Lantern Dice\n`, apply);
  });

  it('says what its games are like, in words with spaces between them, and brought again changes nothing', async () => {
    const like = `${HEAD},volatility,features,themes\nPG,like,Like,,RNG,96,high,wild FREE_SPINS,SEA\n`;
    expect(await report(like, apply)).toMatchObject({ applied: true, added: 1 });
    expect(await report(like)).toMatchObject({ unchanged: 1, changed: 0 });

    const { nodeId = '' } = now.vendor.app.gateway.services.games.findByVendorCode('PG', 'like') ?? {};
    const info = (await now.vendor.app.request({ url: '/wps/relay/GCSGAME_gameInfo', query: { nodeId } })).json().value;
    expect(info).toMatchObject({ volatility: 'HIGH', features: ['FREE_SPINS', 'WILD'], themes: ['SEA'] });
    expect((await report(like.replace('SEA', 'SEA LUCK'))).lines).toMatchObject([{ fault: 'malformed', fields: ['themes'] }]);
  });

  it('shows a game’s own rules once its vendor gave some, one paragraph a line', async () => {
    const rules = 'vendor,code,rules,rules_bn\nSTUDIO,dice,"Choose a number.\nRoll.","সংখ্যা বাছুন।"\n';
    await report(rules, apply);
    const info = async (language: string) =>
      (await now.vendor.app.request({ url: '/wps/relay/GCSGAME_gameInfo', query: { nodeId: DICE, language } })).json().value;

    expect(await info('en')).toMatchObject({ rules: ['Choose a number.', 'Roll.'], ownRules: true });
    expect(await info('bn')).toMatchObject({ rules: ['সংখ্যা বাছুন।'] });
  });
});
