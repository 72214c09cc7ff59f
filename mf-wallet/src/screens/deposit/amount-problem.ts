import type { DepositMethod } from '@pavilion/api/wallet';

/** True for an amount (minor units) that the method takes. */
export function isWithinLimits(amount: bigint, { min, max }: DepositMethod): boolean {
  return amount >= BigInt(min) && amount <= BigInt(max);
}

/** The text that says what is wrong with an amount; nothing when it can be deposited. */
export function amountProblem(amount: bigint | undefined, method: DepositMethod) {
  if (amount === undefined) return 'deposit.amount.missing';
  return isWithinLimits(amount, method) ? undefined : 'deposit.amount.bounds';
}
