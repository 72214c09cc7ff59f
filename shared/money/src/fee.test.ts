import { amountWithin, feeOf } from './fee';

it.each([
  [10_000n, 0, 0n],
  [10_000n, 150, 150n],
  [10_001n, 150, 151n],
  [1n, 1, 1n],
])('takes of %s at %s ten-thousandths %s, rounded up', (amount, bps, fee) => {
  expect(feeOf(amount, bps)).toBe(fee);
});

it('finds what is left of a sum after its own fee, and never one unit too much', () => {
  for (const bps of [0, 1, 150, 333, 9_999]) {
    for (let total = 0n; total < 500n; total += 1n) {
      const amount = amountWithin(total, bps);
      expect(amount + feeOf(amount, bps)).toBeLessThanOrEqual(total);
    }
  }
});
