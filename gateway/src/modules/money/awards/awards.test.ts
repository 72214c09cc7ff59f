import { TestVendor } from '../../../platform/testing';
import type { Award } from '.';

let vendor: TestVendor;
beforeAll(async () => (vendor = await TestVendor.connected()), 60_000);
afterAll(() => vendor.close());

const give = (award: Award) => {
  const { awards } = vendor.app.gateway.services;
  return awards.transaction((trx) => awards.give(trx, award));
};
const awardTo = (memberId: string, reference: string): Award => ({
  memberId,
  brand: 'pavilion',
  currency: 'BDT',
  amount: 700n,
  source: 'mission',
  reference,
});
const balanceOf = (memberId: string) => vendor.app.gateway.services.wallet.balance(memberId, 'BDT');

it('an award is the member’s at once, and stands in the books once', async () => {
  const { memberId } = await vendor.player(1_000n);

  expect(await give(awardTo(memberId, `${memberId}:1`))).toBe('given');
  expect(await balanceOf(memberId)).toBe(1_700n);

  await expect(give(awardTo(memberId, `${memberId}:1`))).rejects.toThrow('repeated');
  expect(await balanceOf(memberId)).toBe(1_700n);
});

it('whoever is excluded is given nothing', async () => {
  const { memberId } = await vendor.player(1_000n);
  await vendor.app.gateway.services.protection.exclusions.exclude({ memberId });

  expect(await give(awardTo(memberId, `${memberId}:1`))).toBe('barred');
  expect(await balanceOf(memberId)).toBe(1_000n);
});

it('two who pay the same award at the same time pay it once', async () => {
  const { memberId } = await vendor.player(0n);

  const results = await Promise.allSettled(Array.from({ length: 20 }, () => give(awardTo(memberId, `${memberId}:1`))));

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await balanceOf(memberId)).toBe(700n);
});
