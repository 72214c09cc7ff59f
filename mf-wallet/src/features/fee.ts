const BPS = 10_000n;

/** What a way to pay or be paid costs, rounded up to the smallest coin as the server does. */
export function feeOf({ feeBps }: { feeBps: number }, amount: bigint): bigint {
  return (amount * BigInt(feeBps) + BPS - 1n) / BPS;
}
