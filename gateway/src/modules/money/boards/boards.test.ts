import type { Board } from '@pavilion/api/boards';
import type { BoardTerms, StaffBoardsValue } from '@pavilion/api/staff';
import { enrolStaff, registerPlayer, staffRequest } from '../../../platform/testing';
import { verifyLedger } from '../wallet';
import { boardKind } from './board-kind';
import { type BoardsFixture, setUpBoards } from './boards-fixture';
import { periodOf } from './period-days';

let now: BoardsFixture;
beforeAll(async () => (now = await setUpBoards()), 60_000);
afterAll(() => now.close());

const DAILY: BoardTerms = {
  period: 'daily',
  by: 'stake',
  least: '1000',
  prizes: [
    { from: 1, to: 1, prize: '90' },
    { from: 2, to: 3, prize: '40' },
  ],
};
/** Noon, midnight and one hour after it in Dhaka, which is six hours ahead. */
const [NOON, MIDNIGHT, AFTER_GRACE] = ['2026-11-20T06:00:00Z', '2026-11-20T18:00:00Z', '2026-11-20T19:00:00Z'].map(
  (at) => new Date(at),
) as [Date, Date, Date];
const later = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);
const player = () => now.vendor.player(1_000_000n);
const balance = (id: string) => now.app.gateway.services.wallet.balance(id, 'BDT');
const boardOf = async (memberId: string, code: string, at: Date): Promise<Board> => {
  const board = (await now.boards.of(now.pavilion(), memberId, at)).boards.find((each) => each.code === code);
  if (!board) throw new Error(`no board ${code}`);
  return board;
};

afterEach(async () => {
  for (const code of ['day', 'multiple', 'profit', 'long']) await now.switchOff(code);
  await now.owner.query(`delete from board_prizes`);
  await now.owner.query(`delete from board_standings`);
  await now.owner.query(`delete from board_counts`);
  await now.owner.query(`delete from board_periods`);
  await now.owner.query('alter table promotion_rules disable trigger user');
  await now.owner.query(`delete from promotion_rules where kind = 'board' and written_by = 'test'`);
  await now.owner.query('alter table promotion_rules enable trigger user');
  await now.owner.query(`delete from counted_rounds`);
  await now.owner.query(`delete from counted_days`);
});

describe('a board by what is played', () => {
  it('has whoever plays most ahead, and of two with the same whoever had it first', async () => {
    const [anika, bilal, chaya] = [await player(), await player(), await player()];
    await now.newBoard('day', DAILY);
    await now.play(bilal.memberId, 2_000, 0, NOON);
    await now.play(anika.memberId, 1_500, 0, NOON);
    await now.play(chaya.memberId, 2_000, 0, NOON);
    await now.play(anika.memberId, 1_500, 0, NOON);
    await now.follow(NOON);

    const { running } = await boardOf(chaya.memberId, 'day', NOON);

    expect(running).toMatchObject({ from: '2026-11-20', until: '2026-11-20', endsAt: MIDNIGHT.toISOString(), members: 3 });
    expect(running?.top.map(({ score, own }) => [score, own])).toEqual([
      ['3000', false],
      ['2000', false],
      ['2000', true],
    ]);
    expect(running?.own).toMatchObject({ place: 3, score: '2000' });
    expect(running?.top[0]?.name).toMatch(/\*\*\*/);
  });

  it('begins a new day at midnight by the brand’s clock', async () => {
    const anika = await player();
    await now.newBoard('day', DAILY);
    await now.play(anika.memberId, 2_000, 0, later(MIDNIGHT, -1));
    await now.play(anika.memberId, 700, 0, MIDNIGHT);
    await now.follow(later(MIDNIGHT, -1));
    expect((await boardOf(anika.memberId, 'day', later(MIDNIGHT, -1))).running?.own?.score).toBe('2000');

    await now.follow(MIDNIGHT);

    const { running, past } = await boardOf(anika.memberId, 'day', MIDNIGHT);
    expect(running?.own?.score).toBe('700');
    expect(past).toMatchObject([{ from: '2026-11-20', settled: false }]);
  });

  it('takes back what is taken back, and whoever has nothing left is on it no more', async () => {
    const [anika, bilal] = [await player(), await player()];
    await now.newBoard('day', DAILY);
    const lost = await now.play(anika.memberId, 3_000, 0, NOON);
    await now.play(bilal.memberId, 2_000, 0, NOON);
    await now.follow(NOON);

    await now.takeBack(anika.memberId, lost);
    await now.follow(NOON);

    const { running } = await boardOf(anika.memberId, 'day', NOON);
    expect([running?.own, running?.members, running?.top.length]).toEqual([null, 1, 1]);
  });

  it('shows whoever is far behind three above and three below', async () => {
    const people = [];
    for (let nth = 0; nth < 26; nth += 1) people.push(await player());
    await now.newBoard('day', DAILY);
    for (const [nth, { memberId }] of people.entries()) await now.play(memberId, 3_000 - nth, 0, NOON);
    await now.follow(NOON);

    const { running } = await boardOf(people[22]?.memberId ?? '', 'day', NOON);

    expect(running?.top.length).toBe(20);
    expect(running?.around.map(({ place, score }) => [place, score])).toEqual(
      [20, 21, 22, 23, 24, 25, 26].map((place) => [place, String(3_001 - place)]),
    );
    expect(running?.own?.place).toBe(23);
  });
});

it('a board by multiples compares rounds from a stake on, one by profit what was won beyond it', async () => {
  const [anika, bilal] = [await player(), await player()];
  await now.newBoard('multiple', { ...DAILY, by: 'multiplier', leastStake: '100' });
  await now.newBoard('profit', { ...DAILY, by: 'profit' });
  await now.play(anika.memberId, 99, 9_900, NOON);
  await now.play(anika.memberId, 100, 250, NOON);
  await now.play(bilal.memberId, 1_000, 3_000, NOON);
  await now.follow(NOON);

  const multiple = await boardOf(anika.memberId, 'multiple', NOON);
  const profit = await boardOf(anika.memberId, 'profit', NOON);

  expect(multiple.running?.top.map(({ score }) => score)).toEqual(['300', '250']);
  expect(profit.running?.top.map(({ score }) => score)).toEqual(['9801', '2000']);
});

describe.each([
  ['stake', { by: 'stake' }],
  ['multiplier', { by: 'multiplier', leastStake: '1' }],
  ['profit', { by: 'profit' }],
] as const)('a board by %s', (_, measure) => {
  it('has no round that cost nothing, whatever it won, and goes on to count the others', async () => {
    const [anika, bilal] = [await player(), await player()];
    await now.newBoard('day', { ...DAILY, ...measure });
    await now.play(anika.memberId, 0, 90_000, NOON);
    await now.play(bilal.memberId, 0, 90_000, NOON);
    await now.play(bilal.memberId, 100, 300, NOON);
    await now.follow(NOON);

    const { running } = await boardOf(anika.memberId, 'day', NOON);

    expect([running?.own, running?.members]).toEqual([null, 1]);
    expect(running?.top.map(({ score }) => score)).toEqual([{ stake: '100', multiplier: '300', profit: '200' }[measure.by]]);
  });

  it('never shows a trial member, and pays them nothing', async () => {
    const anika = await player();
    const trial = String(
      (await now.app.gateway.services.members.create({ brand: 'pavilion', account: `t${measure.by}`, type: 4 })).id,
    );
    await now.app.gateway.services.wallet.post({
      ...{ memberId: trial, brand: 'pavilion', currency: 'BDT', kind: 'deposit', reference: `deposit:${trial}`, amount: 9_000n },
    });
    await now.newBoard('day', { ...DAILY, ...measure });
    await now.play(trial, 5_000, 50_000, NOON);
    await now.play(anika.memberId, 1_000, 1_500, NOON);
    await now.follow(NOON);

    const { running } = await boardOf(trial, 'day', NOON);
    expect([running?.own, running?.members, running?.top.length]).toEqual([null, 1, 1]);
    const before = await balance(trial);
    await now.pay(AFTER_GRACE);
    expect((await boardOf(anika.memberId, 'day', AFTER_GRACE)).past[0]?.winners).toMatchObject([{ place: 1, own: true }]);
    expect(await balance(trial)).toBe(before);
  });
});

describe('when a period is over', () => {
  it('pays once, an hour later, to those who played enough; places do not move up', async () => {
    const [anika, bilal, chaya] = [await player(), await player(), await player()];
    await now.newBoard('day', { ...DAILY, least: '2500' });
    await now.play(anika.memberId, 3_000, 0, NOON);
    await now.play(bilal.memberId, 2_000, 0, NOON);
    await now.play(chaya.memberId, 1_000, 0, NOON);
    await now.follow(NOON);
    expect(await now.pay(later(AFTER_GRACE, -1))).toBe(0);

    const paid = await Promise.all([now.pay(AFTER_GRACE), now.pay(AFTER_GRACE)]);

    expect(paid[0] + paid[1]).toBe(1);
    expect(await now.pay(later(AFTER_GRACE, 60))).toBe(0);
    expect(await balance(anika.memberId)).toBe(1_000_000n - 3_000n + 90n);
    expect(await balance(bilal.memberId)).toBe(1_000_000n - 2_000n);
    const own = (await boardOf(bilal.memberId, 'day', AFTER_GRACE)).past[0]?.winners[1];
    expect(own).toMatchObject({ place: 2, own: true, state: 'short', prize: '40' });
    const others = (await boardOf(anika.memberId, 'day', AFTER_GRACE)).past[0]?.winners.map(({ state }) => state);
    expect(others).toEqual(['given', null, null]);
    expect((await verifyLedger(now.app.platform.db)).sound).toBe(true);
  });

  it('pays what is due when it broke off between the money and the note of it', async () => {
    const anika = await player();
    await now.newBoard('day', DAILY);
    await now.play(anika.memberId, 3_000, 0, NOON);
    await now.follow(NOON);
    await now.owner.query(
      `create function break_off() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$`,
    );
    await now.owner.query(`create trigger break_off before update on board_prizes for each row execute function break_off()`);
    expect(await now.pay(AFTER_GRACE)).toBe(0);
    expect(await balance(anika.memberId)).toBe(1_000_000n - 3_000n);
    await now.owner.query(`drop trigger break_off on board_prizes`);

    expect(await now.pay(later(AFTER_GRACE, 60))).toBe(1);

    expect(await balance(anika.memberId)).toBe(1_000_000n - 3_000n + 90n);
  });

  it('keeps the prize of whoever may not be given anything, and tells nobody else why', async () => {
    const [anika, bilal] = [await player(), await player()];
    await now.newBoard('day', DAILY);
    await now.play(anika.memberId, 3_000, 0, NOON);
    await now.play(bilal.memberId, 2_000, 0, NOON);
    await now.follow(NOON);
    await now.owner.query(`update members set status = 'locked' where id = $1`, [anika.memberId]);

    expect(await now.pay(AFTER_GRACE)).toBe(1);

    expect(await balance(anika.memberId)).toBe(1_000_000n - 3_000n);
    expect(await balance(bilal.memberId)).toBe(1_000_000n - 2_000n + 40n);
    expect((await boardOf(bilal.memberId, 'day', AFTER_GRACE)).past[0]?.winners[0]).toMatchObject({ place: 1, state: null });
  });

  it('names what is corrected afterwards, and takes nothing back', async () => {
    const anika = await player();
    await now.newBoard('day', DAILY);
    await now.play(anika.memberId, 2_000, 0, NOON);
    const lost = await now.play(anika.memberId, 1_000, 0, NOON);
    await now.follow(NOON);
    await now.pay(AFTER_GRACE);

    await now.takeBack(anika.memberId, lost);
    await now.follow(AFTER_GRACE);
    await now.pay(AFTER_GRACE);

    const winner = (await boardOf(anika.memberId, 'day', AFTER_GRACE)).past[0]?.winners[0];
    expect(winner).toMatchObject({ score: '3000', corrected: '2000', state: 'given' });
    expect(await balance(anika.memberId)).toBe(1_000_000n - 2_000n + 90n);
  });

  it('goes on to its end when the board was switched off', async () => {
    const anika = await player();
    await now.newBoard('day', DAILY);
    await now.play(anika.memberId, 2_000, 0, NOON);
    await now.follow(NOON);
    await now.switchOff('day');

    expect((await boardOf(anika.memberId, 'day', NOON)).running?.own?.place).toBe(1);
    expect(await now.pay(AFTER_GRACE)).toBe(1);
  });
});

it('answers members over HTTP, and operators with accounts and prizes', async () => {
  const token = await registerPlayer(now.app, 'boardreader');
  const member = await now.app.gateway.services.members.byAccount('pavilion', 'boardreader');
  await now.newBoard('day', DAILY);
  await now.app.gateway.services.wallet.post({
    ...{
      memberId: String(member?.id),
      brand: 'pavilion',
      currency: 'BDT',
      kind: 'deposit',
      reference: 'deposit:boards',
      amount: 9_000n,
    },
  });
  await now.play(String(member?.id), 2_000, 0, NOON);
  await now.follow(NOON);
  await now.pay(AFTER_GRACE);
  const vera = await enrolStaff(now.app, 'vera', { pavilion: 'viewer' });

  const answer = await now.app.request({ url: '/wps/relay/MCSFE_getMissionLeaderboard', token });
  const staff = await staffRequest(now.app, { method: 'GET', url: '/staff/brands/pavilion/boards', as: vera });

  expect(answer.statusCode).toBe(200);
  const { currency, periods } = staff.json<{ value: StaffBoardsValue }>().value;
  expect(currency).toBe('BDT');
  expect(periods.at(-1)).toMatchObject({
    code: 'day',
    standings: [{ place: 1, account: 'boardreader', score: '2000' }],
    prizes: [{ place: 1, prize: '90', state: 'given', corrected: null }],
  });
  expect((await now.app.request({ url: '/wps/relay/MCSFE_getMissionLeaderboard' })).statusCode).toBe(401);
});

it('a board costs its first prize for the least that wins it, rounded up', () => {
  expect(boardKind.gives({ ...DAILY, least: '30001' })).toEqual({ perUnit: 30, withoutPlay: false });
});

it('weeks are from Monday to Sunday, months whole', () => {
  expect(periodOf('weekly', '2026-11-29')).toEqual({ from: '2026-11-23', until: '2026-11-29' });
  expect(periodOf('weekly', '2026-11-30')).toEqual({ from: '2026-11-30', until: '2026-12-06' });
  expect(periodOf('monthly', '2028-02-29')).toEqual({ from: '2028-02-01', until: '2028-02-29' });
});
