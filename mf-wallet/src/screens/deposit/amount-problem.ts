import type { DepositMethod } from '@pavilion/api/wallet';
import { parseAmount } from '@pavilion/host/money';

/** True for an amount (minor units) that the method takes. */
export function isWithinLimits(amount: bigint, { min, max }: DepositMethod): boolean {
  return amount >= BigInt(min) && amount <= BigInt(max);
}

/** The text that says what is wrong with what was typed; nothing when it can be deposited. */
export function amountProblem(typed: string, method: DepositMethod) {
  const amount = parseAmount(typed);
  if (amount === undefined) return typed ? 'deposit.amount.invalid' : 'deposit.amount.missing';
  return isWithinLimits(amount, method) ? undefined : 'deposit.amount.bounds';
}
