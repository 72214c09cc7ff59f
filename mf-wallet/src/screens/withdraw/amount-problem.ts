import type { WithdrawalMethod, WithdrawalTerms } from '@pavilion/api/withdrawals';

interface Typed {
  amount: bigint | undefined;
  method: WithdrawalMethod;
  terms: WithdrawalTerms;
}

/** The text that says what is wrong with an amount; nothing when it can be withdrawn. */
export function amountProblem({ amount, method, terms }: Typed) {
  if (amount === undefined) return 'deposit.amount.missing';
  if (amount < BigInt(method.min) || amount > BigInt(method.max)) return 'deposit.amount.bounds';
  if (amount > BigInt(terms.balance)) return 'withdraw.exceedsBalance';
  return terms.today.count < 1 || amount > BigInt(terms.today.amount) ? 'withdraw.exceedsDaily' : undefined;
}
