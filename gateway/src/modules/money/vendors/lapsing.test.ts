import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { LiabilityValue } from '@pavilion/api/staff';
import { enrolStaff, type PlayerAtVendor, staffRequest, type TestOperator, TestVendor } from '../../../platform/testing';

let vendor: TestVendor;
let owner: pg.Client;
let player: PlayerAtVendor;
const admins: TestOperator[] = [];

beforeAll(async () => {
  vendor = await TestVendor.connected();
  owner = new pg.Client({ connectionString: vendor.app.platform.url });
  await owner.connect();
  for (const name of ['mira', 'nuri']) admins.push(await enrolStaff(vendor.app, name, { '*': 'admin' }));
  player = await vendor.player(10_000n);
});
afterAll(async () => {
  await owner.end();
  await vendor.close();
});

const lapse = () => vendor.app.platform.jobs.runNow('rounds.lapse', 'pavilion');
const call = async (as: TestOperator | undefined, method: 'GET' | 'POST', url: string, payload?: object) => {
  const answer = await staffRequest(vendor.app, { url: `/staff${url}`, method, ...(as && { as }), ...(payload && { payload }) });
  return answer.json();
};
const openRounds = async (): Promise<LiabilityValue['currencies'][number]['rounds']> =>
  (await call(admins[0], 'GET', '/brands/pavilion/liability')).value.currencies[0].rounds;

/** A round that its vendor began and never ended, in which nothing moved for so many days. */
async function forgotten(stake: bigint, days: number): Promise<{ round: string; bet: string }> {
  const [round, bet] = [randomUUID(), randomUUID()];
  await vendor.bet(player, stake, { transaction_uuid: bet, round });
  await owner.query(`update game_rounds set moved_at = now() - make_interval(days => $2) where round = $1`, [round, days]);
  return { round, bet };
}

it('a round in which nothing moved for a month is not waited for any more; a younger one is', async () => {
  await forgotten(300n, 31);
  const young = await forgotten(200n, 29);

  expect(await lapse()).toEqual({ rounds: 1 });

  expect(await openRounds()).toMatchObject({ count: 1, staked: '200', lapsed: { count: 1, staked: '300' } });
  expect((await openRounds()).vendors).toMatchObject([{ vendor: 'studio', count: 1, staked: '200', lapsed: 1 }]);
  expect(await lapse()).toEqual({ rounds: 0 });
  const { value } = await call(admins[0], 'GET', '/audit?brand=pavilion&limit=5');
  expect(value.lines[0]).toMatchObject({
    who: 'job:rounds.lapse',
    action: 'rounds.lapsed',
    after: { vendor: 'studio', days: 30, rounds: 1, staked: '300' },
  });
  await owner.query('update game_rounds set closed = true where round = $1', [young.round]);
});

it('the result of a lapsed round that comes after all is booked as ever', async () => {
  const late = await forgotten(500n, 40);
  await lapse();
  const before = await player.balance();

  const answer = await vendor.win(player, 900n, late.bet, { round: late.round });

  expect(answer.status).toBe('RS_OK');
  expect(await player.balance()).toBe(before + 900n);
  expect(await openRounds()).toMatchObject({ count: 0, lapsed: { count: 1 } });
});

it('a lapsed round in which something moves is waited for again, until it lapses anew', async () => {
  const again = await forgotten(100n, 40);
  await lapse();

  const answer = await vendor.bet(player, 50n, { round: again.round });

  expect(answer.status).toBe('RS_OK');
  expect(await openRounds()).toMatchObject({ count: 1, staked: '150' });
  await owner.query(`update game_rounds set moved_at = now() - interval '40 days' where round = $1`, [again.round]);
  await owner.query(`update lapsed_rounds set lapsed_at = now() - interval '41 days' where round = $1`, [again.round]);
  expect(await lapse()).toEqual({ rounds: 1 });
});

it('two admins give a vendor a number of days of its own', async () => {
  await forgotten(70n, 8);
  expect(await lapse()).toEqual({ rounds: 0 });
  const wanted = { kind: 'lapse', vendor: 'studio', days: '7', reason: 'they end lost rounds with the bet' };
  const { value: proposed } = await call(admins[0], 'POST', '/vendors/changes', wanted);
  await call(admins[1], 'POST', `/vendors/changes/${proposed.id}/approval`, { reason: 'so they told me' });

  expect((await call(admins[0], 'GET', '/vendors')).value.list[0]).toMatchObject({ code: 'studio', roundsLapseDays: 7 });
  expect(await lapse()).toEqual({ rounds: 1 });
});

it('a number of days that is none is refused', async () => {
  const wanted = { kind: 'lapse', vendor: 'studio', days: '366', reason: 'they end lost rounds with the bet' };
  expect(await call(admins[0], 'POST', '/vendors/changes', wanted)).toMatchObject({ code: 'request.invalid' });
});
