import type { TransferTerms } from '@pavilion/api/transfers';
import { parseAmount } from '@pavilion/host/money';

/** The text that says what is wrong with what was typed; nothing when it can be sent. */
export function amountProblem(typed: string, { min, max, balance, today }: TransferTerms) {
  const amount = parseAmount(typed);
  if (amount === undefined) return typed ? 'deposit.amount.invalid' : 'deposit.amount.missing';
  if (amount < BigInt(min) || amount > BigInt(max)) return 'deposit.amount.bounds';
  if (amount > BigInt(balance)) return 'withdraw.exceedsBalance';
  return amount > BigInt(today) ? 'upline.exceedsDaily' : undefined;
}
