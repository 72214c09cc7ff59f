import type { WithdrawalMethod, WithdrawalTerms } from '@pavilion/api/withdrawals';
import { parseAmount } from '@pavilion/host/money';

interface Typed {
  typed: string;
  method: WithdrawalMethod;
  terms: WithdrawalTerms;
}

/** The text that says what is wrong with what was typed; nothing when it can be withdrawn. */
export function amountProblem({ typed, method, terms }: Typed) {
  const amount = parseAmount(typed);
  if (amount === undefined) return typed ? 'deposit.amount.invalid' : 'deposit.amount.missing';
  if (amount < BigInt(method.min) || amount > BigInt(method.max)) return 'deposit.amount.bounds';
  if (amount > BigInt(terms.balance)) return 'withdraw.exceedsBalance';
  return terms.today.count < 1 || amount > BigInt(terms.today.amount) ? 'withdraw.exceedsDaily' : undefined;
}
