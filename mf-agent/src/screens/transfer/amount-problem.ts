import type { TransferTerms } from '@pavilion/api/transfers';

/** The text that says what is wrong with an amount; nothing when it can be sent. */
export function amountProblem(amount: bigint | undefined, { min, max, balance, today }: TransferTerms) {
  if (amount === undefined) return 'transfer.amount.missing';
  if (amount < BigInt(min) || amount > BigInt(max)) return 'transfer.amount.bounds';
  if (amount > BigInt(balance)) return 'transfer.amount.exceedsBalance';
  return amount > BigInt(today) ? 'transfer.amount.exceedsDaily' : undefined;
}
