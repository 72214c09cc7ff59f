import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { playerName } from '../../money/vendors';
import { staffRequest } from '../../../platform/testing';
import { ADDRESS, type CatalogueUnderTest, listed, reason, setUpCatalogue } from './catalogue-fixture';

let now: CatalogueUnderTest;
beforeAll(async () => {
  now = await setUpCatalogue();
}, 60_000);
afterAll(() => now.close());

/** Games of this test's own, beside which the vendor lists others. */
const game = (code: string, facts: object = {}) => listed({ game_code: code, name: `Game ${code}`, ...facts });
/** With `all`, whatever is refused of it, and however much it closes. */
const taken = async (games: object[], all = false) => {
  now.answers(games);
  return (await now.pull({ apply: true, reason, ...(all && { partly: true, closing: 100_000 }) })).json().value;
};
const nodeIdOf = (code: string): string => now.vendor.app.gateway.services.games.findByVendorCode('STUDIO', code)?.nodeId ?? '';
const isShown = async (code: string): Promise<boolean> =>
  (await now.list({ gameName: `Game ${code}` })).games.some(({ gameName }: { gameName: string }) => gameName === `Game ${code}`);
/** An operator's own word, as a file. */
const file = (payload: string) =>
  staffRequest(now.vendor.app, {
    method: 'POST',
    url: '/staff/catalogue/import',
    query: { format: 'csv', apply: '1', reason },
    as: now.boss,
    headers: { 'content-type': 'application/octet-stream' },
    payload,
  });
/** The player's bet in a round that does not end. */
async function openRound(code: string): Promise<{ bet: string; win: () => Promise<unknown>; again: () => Promise<unknown> }> {
  const { members, vendors, wallet } = now.vendor.app.gateway.services;
  const member = await members.byAccount('pavilion', 'somebody1');
  if (!member) throw new Error('nobody plays');
  const memberId = String(member.id);
  const purse = { kind: 'deposit', memberId, brand: 'pavilion', currency: 'BDT' } as const;
  await wallet.post({ ...purse, reference: `test:${randomUUID()}`, amount: 10_000n });
  const token = await vendors.issueToken({ vendor: 'studio', memberId, brand: 'pavilion' });
  const user = playerName('pavilion', member.publicId);
  const seat = { memberId, user, token, balance: () => wallet.balance(memberId, 'BDT') };
  const bet = randomUUID();
  expect(await now.vendor.bet(seat, 100n, { transaction_uuid: bet, game_code: code })).toMatchObject({ status: 'RS_OK' });
  return {
    bet,
    win: () => now.vendor.win(seat, 50n, bet, { game_code: code }),
    again: () => now.vendor.bet(seat, 100n, { game_code: code }),
  };
}

describe('a game that its vendor does not list any more', () => {
  it('is closed and counted, and opens again once it is listed again', async () => {
    await taken([listed(), game('stays'), game('goes')]);
    expect(await isShown('goes')).toBe(true);

    now.answers([listed(), game('stays')]);
    expect((await now.pull()).json().value).toMatchObject({
      applied: false,
      withdrawn: 1,
      closing: 1,
      tooManyClosing: false,
      closingGames: [{ vendor: 'STUDIO', code: 'goes', game: 'Game goes', why: 'withdrawn' }],
    });
    expect((await now.pull({ apply: true, closing: 0, reason })).json().code).toBe('catalogue.closes_more');
    expect(await isShown('goes')).toBe(true);
    expect(await taken([listed(), game('stays')])).toMatchObject({ applied: true, withdrawn: 1 });
    expect([await isShown('stays'), await isShown('goes')]).toEqual([true, false]);
    expect((await now.view({ q: 'Game goes' })).games[0]).toMatchObject({ availability: 'off', decidedBy: 'catalogue' });
    expect(await taken([listed(), game('stays')])).toMatchObject({ applied: false, withdrawn: 0 });
    const { lines } = (await staffRequest(now.vendor.app, { url: '/staff/audit', as: now.boss })).json().value;
    expect(lines[0]).toMatchObject({ action: 'catalogue.imported', after: { withdrawn: 1, closing: 1 } });
    expect(lines[0].after.closed).toEqual([{ vendor: 'STUDIO', code: 'goes', why: 'withdrawn' }]);

    expect(await taken([listed(), game('stays'), game('goes')])).toMatchObject({ applied: true, changed: 1, withdrawn: 0 });
    expect(await isShown('goes')).toBe(true);
  });

  it('is not closed when its line is only wrong, nor when a file brought it', async () => {
    await taken([listed(), game('wrong')], true);
    await file('vendor,code,name,category,rtp\nPG,by-file,Game by-file,RNG,96\n');

    expect(await taken([listed(), game('wrong', { rtp: '200' })], true)).toMatchObject({ refused: 1 });

    expect([await isShown('wrong'), await isShown('by-file')]).toEqual([true, true]);
  });

  it('stays closed when an operator closed it, whatever the vendor lists', async () => {
    await taken([listed(), game('shut')], true);
    await file('vendor,code,open\nSTUDIO,shut,no\n');
    expect(await isShown('shut')).toBe(false);

    expect(await taken([listed(), game('shut')], true)).toMatchObject({ changed: 0, refused: 0 });
    expect(await isShown('shut')).toBe(false);
    await taken([listed()], true);
    await taken([listed(), game('shut')], true);
    expect(await isShown('shut')).toBe(false);

    await file('vendor,code,open\nSTUDIO,shut,yes\n');
    expect(await isShown('shut')).toBe(true);
    // What the list closed first, the operator closes for good.
    await taken([listed()], true);
    // To players nothing changes by it, so the line is unchanged; who closed it is written all the same.
    expect((await file('vendor,code,open\nSTUDIO,shut,no\n')).json().value).toMatchObject({
      applied: true,
      unchanged: 1,
      writes: 1,
    });
    await taken([listed(), game('shut')], true);
    expect(await isShown('shut')).toBe(false);
    await file('vendor,code,open\nSTUDIO,shut,yes\n');
    expect(await isShown('shut')).toBe(true);
  });

  it('is what it was while a list would close more than one in twenty, unless that is wanted', async () => {
    const many = Array.from({ length: 600 }, (_, at) => game(`many-${at}`));
    await taken([listed(), ...many], true);

    expect(await taken([listed()])).toMatchObject({ applied: false, withdrawn: 600, closing: 600, tooManyClosing: true });
    expect(await isShown('many-1')).toBe(true);
    expect(await taken([])).toMatchObject({ applied: false, tooManyClosing: true });
    now.answers([listed()]);
    expect((await now.pull({ apply: true, closing: 600, reason })).json().value).toMatchObject({ applied: true, withdrawn: 600 });
    expect(await isShown('many-1')).toBe(false);
  });

  it('is not closed by who wanted refused lines left out, nor by who read that fewer would close', async () => {
    const many = Array.from({ length: 600 }, (_, at) => game(`half-${at}`));
    await taken([listed(), ...many], true);

    now.answers([listed(), game('refused', { rtp: '200' })]);
    expect((await now.pull({ apply: true, partly: true, reason })).json().value).toMatchObject({
      applied: false,
      refused: 1,
      closing: 600,
    });
    expect((await now.pull({ apply: true, partly: true, closing: 599, reason })).json()).toMatchObject({
      code: 'catalogue.closes_more',
      details: { now: 600 },
    });
    expect((await now.pull({ apply: true, closing: 600, reason })).json().value).toMatchObject({ applied: false, refused: 1 });

    expect(await isShown('half-1')).toBe(true);
  });

  it.each([
    ['is said to be closed', 'closed', { enabled: false }],
    ['is said to be only coming', 'closed', { enabled: false, announced: true, rtp: undefined }],
    ['is left out of a brand', 'not_offered', { brands: { pavilion: [], '*': ['BDT', 'USD'] } }],
  ])('is what it was, too, while many of them close another way: each %s', async (words, why, facts) => {
    const codes = Array.from({ length: 600 }, (_, at) => `${words.replaceAll(' ', '-')}-${at}`);
    await taken([listed(), ...codes.map((code) => game(code))], true);
    const list = [listed(), ...codes.map((code) => game(code, facts))];

    const report = await taken(list);

    expect(report).toMatchObject({ applied: false, changed: 600, withdrawn: 0, closing: 600, tooManyClosing: true });
    expect(report.closingGames[0]).toMatchObject({ vendor: 'STUDIO', why });
    const [first = ''] = codes;
    expect(await isShown(first)).toBe(true);
    expect((await now.pull({ apply: true, closing: 600, reason })).json().value).toMatchObject({ applied: true, closing: 600 });
    expect(await isShown(first)).toBe(false);
    // What is closed already is not closed once more.
    expect(await taken(list)).toMatchObject({ closing: 0, tooManyClosing: false });
  });

  it('stays closed by an operator whose word came while the list was judged', async () => {
    const { db } = now.vendor.app.platform;
    // On another gateway, of which this one has not heard yet.
    const closed = (code: string) =>
      sql`update games set open = false, closed_by_list = false where vendor = 'STUDIO' and vendor_game_code = ${code}`.execute(db);
    await taken([listed(), game('open-before'), game('gone-before')], true);
    await taken([listed(), game('open-before')], true);

    await closed('open-before');
    await closed('gone-before');
    expect(await taken([listed(), game('open-before', { weight: 7 }), game('gone-before')], true)).toMatchObject({ applied: true });
    expect([await isShown('open-before'), await isShown('gone-before')]).toEqual([false, false]);
    await taken([listed(), game('open-before'), game('gone-before', { weight: 7 })], true);
    expect([await isShown('open-before'), await isShown('gone-before')]).toEqual([false, false]);
  });

  it('keeps what a file said of it while the list was judged, where the list does not say another thing', async () => {
    const { db } = now.vendor.app.platform;
    await taken([listed(), game('meanwhile')], true);
    await sql`update games set name_bn = 'ইতিমধ্যে', hot = true where vendor_game_code = 'meanwhile'`.execute(db);

    await taken([listed(), game('meanwhile', { weight: 7 })], true);

    const { rows } = await sql`select name_bn, hot, popularity from games where vendor_game_code = 'meanwhile'`.execute(db);
    expect(rows).toEqual([{ name_bn: 'ইতিমধ্যে', hot: true, popularity: 7 }]);
  });

  it('is gone on with by who has a round open in it, and by nobody else; it takes no new bet', async () => {
    await taken([listed(), game('left')], true);
    const nodeId = nodeIdOf('left');
    const round = await openRound('left');
    await taken([listed()], true);

    expect((await now.launch(nodeId)).value?.url).toBe(ADDRESS);
    expect(await now.launch(nodeId, 'free')).toMatchObject({ code: 'games.maintenance' });
    expect(await round.again()).toMatchObject({ status: 'RS_ERROR_INVALID_GAME' });
    expect(await round.win()).toMatchObject({ status: 'RS_OK' });
    // The round is over: there is nothing to go on with, though it was a moment ago.
    expect(await now.launch(nodeId)).toMatchObject({ code: 'games.maintenance' });
    await taken([listed(), game('left'), game('other')], true);
    await openRound('left');
    await taken([listed()], true);
    expect(await now.launch(nodeIdOf('other'))).toMatchObject({ code: 'games.maintenance' });
    expect((await now.launch(nodeId)).value?.url).toBe(ADDRESS);

    await now.turn('maintenance', { subject: 'game', key: nodeId });
    expect(await now.launch(nodeId)).toMatchObject({ code: 'games.maintenance' });
    await now.turn('on', { subject: 'game', key: nodeId });
  });
});

describe('a game that opens, of which its vendor says that it is only coming', () => {
  it('is closed and keeps what it returns; its open rounds go on, and it opens when the vendor says so', async () => {
    await taken([listed(), game('back')], true);
    const nodeId = nodeIdOf('back');
    const round = await openRound('back');

    expect(await taken([listed(), game('back', { enabled: false, announced: true, rtp: undefined })], true)).toMatchObject({
      changed: 1,
      lines: [{ game: 'Game back', outcome: 'changed', fields: ['open'] }],
    });

    expect(await isShown('back')).toBe(false);
    expect(await now.info(nodeId)).toMatchObject({ rtp: '98.99' });
    expect((await now.launch(nodeId)).value?.url).toBe(ADDRESS);
    expect(await round.win()).toMatchObject({ status: 'RS_OK' });
    await taken([listed(), game('back')], true);
    expect(await isShown('back')).toBe(true);
  });
});
