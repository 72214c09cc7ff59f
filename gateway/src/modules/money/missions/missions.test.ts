import type { MissionSummaryValue } from '@pavilion/api/missions';
import { addDays, dayIn } from '@pavilion/time';
import { claimableOf } from '../../../platform/testing';
import { dailyTerms, missionDesk, type MissionDesk, missionIn, type MissionPlayer, noon } from './missions-fixture';

let desk: MissionDesk;
beforeAll(async () => (desk = await missionDesk()), 60_000);
afterAll(() => desk.close());

const EVER = new Date('2026-01-01T00:00:00Z');
const seen = async ({ token }: MissionPlayer) => {
  await desk.catchUp();
  const answer = await desk.app.request({ url: '/wps/relay/MCSFE_getMissionSummaryDetails', token });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ value: MissionSummaryValue }>().value;
};
const asks = async ({ token }: MissionPlayer, what: 'join' | 'claim', payload: object) => {
  for (;;) {
    const answer = await desk.app.request({ method: 'POST', url: `/wps/v2/missions/${what}`, token, payload });
    if (answer.statusCode !== 503) return answer;
  }
};
const balanceOf = ({ memberId }: MissionPlayer) => desk.services.wallet.balance(memberId, 'BDT');
const summaryAt = (member: MissionPlayer, at: Date) => desk.summary(member, at);
const claimAt = (member: MissionPlayer, code: string, period: string, at: Date) => desk.claim(member, code, period, at);

describe('a member with missions', () => {
  it('sees how far each is, claims what is reached and is paid it once', async () => {
    const player = await desk.member();
    await desk.deposit(player.memberId, 100_000_000n);
    await desk.play(player.memberId, 150_000n);
    const daily = missionIn(await seen(player), 'daily-round');
    expect(daily).toMatchObject({ state: 'progress', prize: '200', steps: [{ target: '200000', progress: '150000' }] });
    const wanted = { code: 'daily-round', period: daily?.period };
    const early = await asks(player, 'claim', wanted);
    expect([early.statusCode, early.json().code]).toEqual([422, 'missions.not_reached']);

    await desk.play(player.memberId, 50_000n);
    expect((await seen(player)).claimable).toBe(1);
    const before = await balanceOf(player);
    const first = await asks(player, 'claim', wanted);
    const again = await asks(player, 'claim', wanted);

    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(missionIn(first.json().value, 'daily-round')?.state).toBe('claimed');
    expect(again.json().value).toEqual(first.json().value);
    expect((await balanceOf(player)) - before).toBe(200n);
  });

  it('is paid once for fifty claims at once', async () => {
    const player = await desk.member();
    await desk.deposit(player.memberId, 100_000_000n);
    await desk.play(player.memberId, 200_000n);
    const period = missionIn(await seen(player), 'daily-round')?.period ?? '';
    const before = await balanceOf(player);

    const claims = await Promise.all(
      Array.from({ length: 50 }, () => claimAt(player, 'daily-round', period, noon(period)).catch(() => null)),
    );

    expect(claims.filter((claim) => claim !== null).length).toBeGreaterThan(0);
    expect((await balanceOf(player)) - before).toBe(200n);
  });

  it('is told of a mission that is not there, a period that is not, and of input that is none', async () => {
    const player = await desk.member();
    for (const wanted of [
      { code: 'no-such', period: '2026-11-16' },
      { code: 'daily-round', period: '2019-01-01' },
    ])
      expect((await asks(player, 'claim', wanted)).statusCode).toBe(404);
    for (const wanted of [
      {},
      { code: 'daily-round' },
      { code: 'daily-round', period: 'now' },
      { code: 'daily-round', period: 'once', x: 1 },
    ])
      expect((await asks(player, 'claim', wanted)).statusCode).toBe(400);
    expect((await asks(player, 'join', { code: 'no-such' })).statusCode).toBe(404);
    expect((await asks(player, 'join', { code: 'daily-round' })).json().code).toBe('missions.closed');
  });
});

it('a day is the brand’s: what begins at midnight in Dhaka counts for the next day', async () => {
  await desk.rule('by-day', dailyTerms('1000'), EVER);
  const player = await desk.member();
  await desk.deposit(player.memberId, 10_000_000n);
  await desk.play(player.memberId, 400n, new Date('2026-11-20T17:59:59.900Z'));
  await desk.play(player.memberId, 600n, new Date('2026-11-20T18:00:00.100Z'));

  const value = await summaryAt(player, new Date('2026-11-20T18:00:01Z'));

  const progress = (period: string) => missionIn(value, 'by-day', period)?.steps[0]?.progress;
  expect([progress('2026-11-20'), progress('2026-11-21')]).toEqual(['400', '600']);
});

it('what asks to be joined counts from the day of the join, whole', async () => {
  await desk.rule('asked', dailyTerms('1000', { period: 'weekly', join: true }), EVER);
  const player = await desk.member();
  await desk.deposit(player.memberId, 10_000_000n);
  for (const day of ['2026-11-16', '2026-11-17', '2026-11-18']) await desk.play(player.memberId, 300n, noon(day));
  const at = noon('2026-11-17');
  expect(missionIn(await summaryAt(player, at), 'asked')).toMatchObject({
    state: 'open',
    joinable: true,
    steps: [{ progress: '0' }],
  });

  for (let twice = 0; twice < 2; twice += 1) await desk.services.missions.join(player, { code: 'asked' }, at);

  const joined = missionIn(await summaryAt(player, noon('2026-11-18')), 'asked', '2026-11-16');
  expect(joined).toMatchObject({ state: 'progress', joinable: false, steps: [{ progress: '600' }] });
});

it('a change holds from the next period on, and a week that began goes on whatever comes after it', async () => {
  await desk.rule('changes', dailyTerms('1000', { period: 'weekly' }), EVER);
  await desk.rule('changes', dailyTerms('200'), new Date('2026-11-18T00:00:00Z'));
  const player = await desk.member();
  await desk.deposit(player.memberId, 10_000_000n);
  for (const day of ['2026-11-20', '2026-11-23']) await desk.play(player.memberId, 300n, noon(day));

  const value = await summaryAt(player, noon('2026-11-23'));

  expect(missionIn(value, 'changes', '2026-11-16')).toMatchObject({
    every: 'weekly',
    state: 'missed',
    steps: [{ target: '1000', progress: '300' }],
  });
  expect(missionIn(value, 'changes', '2026-11-20')).toBeUndefined();
  expect(missionIn(value, 'changes', '2026-11-23')).toMatchObject({ every: 'daily', state: 'reached', steps: [{ target: '200' }] });
});

it('what was reached can be claimed for some days, and then no more', async () => {
  await desk.rule('lapses', dailyTerms('1000'), EVER);
  const player = await desk.member();
  await desk.deposit(player.memberId, 10_000_000n);
  await desk.play(player.memberId, 1_000n, noon('2026-11-10'));

  expect(missionIn(await summaryAt(player, noon('2026-11-13')), 'lapses', '2026-11-10')?.state).toBe('reached');
  expect(missionIn(await summaryAt(player, noon('2026-11-14')), 'lapses', '2026-11-10')?.state).toBe('expired');
  await expect(claimAt(player, 'lapses', '2026-11-10', noon('2026-11-14'))).rejects.toMatchObject({ code: 'missions.closed' });
  await claimAt(player, 'lapses', '2026-11-10', noon('2026-11-13'));
  expect(missionIn(await summaryAt(player, noon('2026-11-14')), 'lapses', '2026-11-10')?.state).toBe('claimed');
});

it('play that is taken back after a claim is named, and comes on top of the next period; the wallet keeps what it has', async () => {
  await desk.rule('backs', dailyTerms('1000'), EVER);
  const player = await desk.member();
  await desk.deposit(player.memberId, 10_000_000n);
  const takeBack = await desk.play(player.memberId, 600n, noon('2026-11-10'));
  await desk.play(player.memberId, 400n, noon('2026-11-10'));
  await claimAt(player, 'backs', '2026-11-10', noon('2026-11-10'));
  const before = await balanceOf(player);
  await takeBack();
  expect((await balanceOf(player)) - before).toBe(600n * desk.stakes);

  await desk.play(player.memberId, 1_000n, noon('2026-11-11'));
  const next = await summaryAt(player, noon('2026-11-11'));
  expect(missionIn(next, 'backs', '2026-11-10')?.missing).toEqual([{ kind: 'counted', amount: '600' }]);
  expect(missionIn(next, 'backs', '2026-11-11')).toMatchObject({ state: 'progress', steps: [{ target: '1600', carried: '600' }] });
  await expect(claimAt(player, 'backs', '2026-11-11', noon('2026-11-11'))).rejects.toMatchObject({ code: 'missions.not_reached' });

  await desk.play(player.memberId, 600n, noon('2026-11-11'));
  await claimAt(player, 'backs', '2026-11-11', noon('2026-11-11'));

  const after = await summaryAt(player, noon('2026-11-12'));
  expect(missionIn(after, 'backs', '2026-11-10')?.missing).toBeUndefined();
  expect(missionIn(after, 'backs', '2026-11-12')?.steps).toMatchObject([{ target: '1000' }]);
});

it('whoever may be given nothing keeps what they reached, unpaid', async () => {
  await desk.rule('barred', dailyTerms('1000'), EVER);
  const player = await desk.member();
  await desk.deposit(player.memberId, 10_000_000n);
  await desk.play(player.memberId, 1_000n, noon('2026-11-10'));
  await desk.services.protection.exclusions.exclude({ memberId: player.memberId });
  const before = await balanceOf(player);

  await expect(claimAt(player, 'barred', '2026-11-10', noon('2026-11-10'))).rejects.toMatchObject({ code: 'missions.barred' });

  expect(await balanceOf(player)).toBe(before);
  expect(missionIn(await summaryAt(player, noon('2026-11-10')), 'barred', '2026-11-10')?.state).toBe('reached');
});

it('a claim whose connection dies between its row and its money is paid once when it is asked again', async () => {
  await desk.rule('dies', dailyTerms('1000'), EVER);
  const player = await desk.member();
  await desk.deposit(player.memberId, 10_000_000n);
  await desk.play(player.memberId, 1_000n, noon('2026-11-10'));
  await summaryAt(player, noon('2026-11-10'));
  const before = await balanceOf(player);
  await desk.owner.query('begin');
  // Not a lock of rows: the ledger is read no further than to a transaction that may still write.
  await desk.owner.query('lock table members in exclusive mode');

  const claim = claimAt(player, 'dies', '2026-11-10', noon('2026-11-10')).then(
    () => 'paid',
    () => 'died',
  );
  const waiting = `select pg_terminate_backend(pid) from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database() and pid <> pg_backend_pid()`;
  for (let killed = 0; killed === 0;) killed = (await desk.watcher.query(waiting)).rowCount ?? 0;
  await desk.owner.query('rollback');
  await claim;

  await claimAt(player, 'dies', '2026-11-10', noon('2026-11-10'));
  expect((await balanceOf(player)) - before).toBe(700n);
});

describe('what a member reached', () => {
  it('is in the reward centre, once for each period, until they claim it', async () => {
    const player = await desk.member();
    const now = new Date();
    const today = dayIn('Asia/Dhaka', now);
    const yesterday = addDays(today, -1);
    await desk.rule('to-claim', dailyTerms('1000'), EVER);
    const toClaim = async () => {
      await desk.catchUp();
      const lines = await claimableOf(desk.app, player.token, 'mission');
      return lines.filter(({ code }) => code.startsWith('to-claim:')).map(({ code }) => code);
    };
    await desk.deposit(player.memberId, 10_000_000n, noon(addDays(today, -2)));
    await desk.play(player.memberId, 999n, noon(yesterday));
    expect(await toClaim()).toEqual([]);

    await desk.play(player.memberId, 1n, noon(yesterday));
    const back = await desk.play(player.memberId, 1_000n, now);
    expect((await toClaim()).sort()).toEqual([`to-claim:${yesterday}`, `to-claim:${today}`]);
    expect(await claimableOf(desk.app, player.token, 'mission')).toContainEqual({
      ...{ kind: 'mission', code: `to-claim:${today}`, name: { bn: 'to-claim', en: 'to-claim' } },
      ...{ amount: '700', currency: 'BDT', page: 'member.missions', until: addDays(today, 3) },
    });

    await asks(player, 'claim', { code: 'to-claim', period: yesterday });
    expect(await toClaim()).toEqual([`to-claim:${today}`]);
    await back();
    expect(await toClaim()).toEqual([]);
  });
});
