const BPS = 10_000n;

/** The fee on `amount` (minor units) at `feeBps` ten-thousandths, rounded up to the smallest unit. */
export function feeOf(amount: bigint, feeBps: number): bigint {
  return (amount * BigInt(feeBps) + BPS - 1n) / BPS;
}

/** The largest amount (minor units) that leaves enough of `total` for its own fee. */
export function amountWithin(total: bigint, feeBps: number): bigint {
  const amount = (total * BPS) / (BPS + BigInt(feeBps));
  return amount + feeOf(amount, feeBps) > total ? amount - 1n : amount;
}
