import type { BrandOverview, OverviewQueue } from '@pavilion/api/staff';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { enrolStaff, type PlayerAtVendor, staffRequest, type TestOperator, TestVendor } from '../../../platform/testing';

let vendor: TestVendor;
let viewer: TestOperator;
let approver: TestOperator;
let stranger: TestOperator;

beforeAll(async () => {
  vendor = await TestVendor.connected();
  viewer = await enrolStaff(vendor.app, 'omar', { pavilion: 'viewer' });
  approver = await enrolStaff(vendor.app, 'mira', { pavilion: 'approver' });
  stranger = await enrolStaff(vendor.app, 'lina', { lagoon: 'admin' });
});
afterAll(() => vendor.close());

const ask = (as: TestOperator) => staffRequest(vendor.app, { url: '/staff/brands/pavilion/overview', method: 'GET', as });
const overview = async (as = viewer) => (await ask(as)).json<{ value: BrandOverview }>().value;
const countOf = ({ queues }: BrandOverview, wanted: OverviewQueue) => queues.find(({ queue }) => queue === wanted)?.count;

/** What a player did a while ago, as the ledger has it: the demo brings movements of the past in the same way. */
async function past({ memberId }: PlayerAtVendor, minutesAgo: number, bet: bigint, win: bigint): Promise<void> {
  const round = randomUUID();
  const own = { memberId, brand: 'pavilion', currency: 'BDT', vendor: 'studio', game: 'dice', round };
  const at = new Date(Date.now() - minutesAgo * 60_000);
  const { wallet } = vendor.app.gateway.services;
  await wallet.post({ ...own, kind: 'bet', reference: `${round}-bet`, amount: bet, at });
  await wallet.post({
    ...own,
    kind: 'win',
    reference: `${round}-win`,
    related: `${round}-bet`,
    amount: win,
    roundClosed: true,
    at,
  });
}

const DAY_MINUTES = 24 * 60;

/** Minutes since the brand's midnight, so that a test that runs right after it does not look at another day. */
async function minutesOfToday(): Promise<number> {
  const { rows } = await sql<{ minutes: number }>`
    select floor(extract(epoch from now() at time zone 'Asia/Dhaka' - date_trunc('day', now() at time zone 'Asia/Dhaka')) / 60)::int as minutes`.execute(
    vendor.app.platform.db,
  );
  return rows[0]?.minutes ?? 0;
}

it('an operator sees the brand’s day so far beside yesterday and the same day of last week up to the same time of day', async () => {
  const [rahima, karim] = [await vendor.player(100_000n), await vendor.player(100_000n)];
  const soon = Math.min(5, DAY_MINUTES - (await minutesOfToday()) - 1);
  await past(rahima, 0, 1_000n, 400n);
  await past(karim, 0, 500n, 700n);
  await past(rahima, 0, 100n, 0n);
  await past(rahima, DAY_MINUTES + 1, 3_000n, 1_000n);
  // Later in the day than now: not compared.
  if (soon > 0) await past(karim, DAY_MINUTES - soon, 9_000n, 0n);
  await past(karim, 7 * DAY_MINUTES + 1, 200n, 0n);
  await past(karim, 20 * DAY_MINUTES, 7_000n, 0n);

  const value = await overview();

  expect(value).toMatchObject({ currency: 'BDT', timeZone: 'Asia/Dhaka', complete: true });
  expect(value.today).toEqual({ bets: '1600', wins: '1100', revenue: '500', deposits: '200000', withdrawals: '0', players: 2 });
  if ((await minutesOfToday()) > 1) {
    expect(value.yesterday).toMatchObject({ revenue: '2000', players: 1 });
    expect(value.lastWeek).toMatchObject({ revenue: '200', players: 1 });
  }
  expect(value.revenueByHour.today.reduce((sum, each) => sum + BigInt(each), 0n)).toBe(500n);
  expect(value.revenueByHour.yesterday).toHaveLength(24);
});

it('what came in meanwhile is in the next answer, and counts nobody twice', async () => {
  const before = await overview();
  const player = await vendor.player(5_000n);
  await vendor.bet(player, 300n, { round: 'one' });
  await overview();
  await vendor.bet(player, 200n, { round: 'two' });

  const { today } = await overview();

  expect(BigInt(today.revenue) - BigInt(before.today.revenue)).toBe(500n);
  expect(today.players - before.today.players).toBe(1);
});

it('what waits is counted, but only in queues that the operator may open', async () => {
  const player = await vendor.player(100n);
  const proposal = { id: randomUUID(), member: player.user.slice('pavilion_'.length), kind: 'adjustment-in', amount: '5' };
  const payload = { ...proposal, reason: 'we owed it' };
  await staffRequest(vendor.app, { url: '/staff/brands/pavilion/adjustments', method: 'POST', as: approver, payload });

  expect(countOf(await overview(), 'adjustments')).toBe(1);
  expect(countOf(await overview(), 'redemptions')).toBeUndefined();
  expect(countOf(await overview(approver), 'redemptions')).toBe(0);
});

it('an operator of another brand is not told', async () => {
  expect((await ask(stranger)).statusCode).toBe(403);
});
