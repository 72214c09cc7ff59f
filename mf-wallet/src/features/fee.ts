import type { DepositMethod } from '@pavilion/api/wallet';

const BPS = 10_000n;

/** What the payer pays on top, rounded up to the smallest coin as the server does. */
export function feeOf({ feeBps }: Pick<DepositMethod, 'feeBps'>, amount: bigint): bigint {
  return (amount * BigInt(feeBps) + BPS - 1n) / BPS;
}
