import type { TransferTerms } from '@pavilion/api/transfers';
import { parseAmount } from '@pavilion/host/money';

/** The text that says what is wrong with what was typed; nothing when it can be sent. */
export function amountProblem(typed: string, { min, max, balance, today }: TransferTerms) {
  const amount = parseAmount(typed);
  if (amount === undefined) return typed ? 'transfer.amount.invalid' : 'transfer.amount.missing';
  if (amount < BigInt(min) || amount > BigInt(max)) return 'transfer.amount.bounds';
  if (amount > BigInt(balance)) return 'transfer.amount.exceedsBalance';
  return amount > BigInt(today) ? 'transfer.amount.exceedsDaily' : undefined;
}
