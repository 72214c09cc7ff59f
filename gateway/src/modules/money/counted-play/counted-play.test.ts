import { randomUUID } from 'node:crypto';
import { type PlayerAtVendor, TestVendor } from '../../../platform/testing';
import type { Movement } from '../wallet';

let vendor: TestVendor;
beforeAll(async () => (vendor = await TestVendor.connected()));
afterAll(() => vendor.close());

const FOREVER = { from: '2026-01-01', to: '2027-01-01' };
const [BEFORE_MIDNIGHT, AFTER_MIDNIGHT] = [new Date('2026-11-20T17:59:59.900Z'), new Date('2026-11-20T18:00:00.100Z')];

/** A round of a player's, of which the ledger is told piece by piece. */
function roundOf({ memberId }: PlayerAtVendor) {
  const round = randomUUID();
  const place = { memberId, brand: 'pavilion', currency: 'BDT', vendor: 'studio', game: 'dice', round };
  const post = async (kind: 'bet' | 'win' | 'rollback', name: string, more: Partial<Movement>) => {
    const movement = { ...place, kind, reference: `${round}-${name}`, amount: 0n, ...more };
    expect((await vendor.app.gateway.services.wallet.post(movement)).outcome).toBe('posted');
  };
  const of = (name: string) => ({ related: `${round}-${name}` });
  return { post, of };
}

async function days({ memberId }: PlayerAtVendor) {
  const { countedPlay } = vendor.app.gateway.services;
  while (!(await countedPlay.catchUp()));
  const counted = await countedPlay.days(memberId, FOREVER);
  return counted.map(({ day, rounds, bets, wins, valid }) => ({ day, rounds, bets, wins, valid }));
}

it('a round counts what it won or lost once it is settled, on the day of its first bet by the brand’s clock', async () => {
  const player = await vendor.player(100_000n);
  const { post, of } = roundOf(player);
  await post('bet', 'bet', { amount: 1_000n, at: BEFORE_MIDNIGHT });
  expect(await days(player)).toEqual([]);

  await post('win', 'win', { ...of('bet'), amount: 1_300n, roundClosed: true, at: AFTER_MIDNIGHT });

  expect(await days(player)).toEqual([{ day: '2026-11-20', rounds: 1, bets: 1_000n, wins: 1_300n, valid: 300n }]);
});

it('a second win that comes late changes what the round counts, and what is taken back goes out of the day it was in', async () => {
  const player = await vendor.player(100_000n);
  const { post, of } = roundOf(player);
  await post('bet', 'one', { amount: 1_000n, at: AFTER_MIDNIGHT });
  await post('bet', 'two', { amount: 500n, at: AFTER_MIDNIGHT });
  await post('win', 'first', { ...of('one'), amount: 0n, roundClosed: true });
  expect(await days(player)).toEqual([{ day: '2026-11-21', rounds: 1, bets: 1_500n, wins: 0n, valid: 1_500n }]);

  await post('win', 'second', { ...of('two'), amount: 1_200n });
  expect(await days(player)).toEqual([{ day: '2026-11-21', rounds: 1, bets: 1_500n, wins: 1_200n, valid: 300n }]);

  await post('rollback', 'back-second', of('second'));
  await post('rollback', 'back-two', of('two'));
  expect(await days(player)).toEqual([{ day: '2026-11-21', rounds: 1, bets: 1_000n, wins: 0n, valid: 1_000n }]);
});

it('whoever asks while the ledger is read gets what happened before they asked', async () => {
  const player = await vendor.player(100_000n);
  const { countedPlay } = vendor.app.gateway.services;
  const running = countedPlay.catchUp();
  const { post, of } = roundOf(player);
  await post('bet', 'bet', { amount: 700n });
  await post('win', 'win', { ...of('bet'), roundClosed: true });

  const after = countedPlay.catchUp();

  expect([await running, await after]).toEqual([true, true]);
  expect(await countedPlay.days(player.memberId, FOREVER)).toMatchObject([{ rounds: 1, valid: 700n }]);
});

it('the job counts as well, and nothing twice', async () => {
  const player = await vendor.player(100_000n);
  const { post, of } = roundOf(player);
  await post('bet', 'bet', { amount: 700n, at: AFTER_MIDNIGHT });
  await post('win', 'win', { ...of('bet'), roundClosed: true });

  expect(await vendor.app.platform.jobs.runNow('play.count')).toEqual({ complete: true });
  expect(await vendor.app.platform.jobs.runNow('play.count')).toEqual({ complete: true });

  expect(await days(player)).toMatchObject([{ rounds: 1, bets: 700n }]);
});
