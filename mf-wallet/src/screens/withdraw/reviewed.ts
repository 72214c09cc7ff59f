import type { Payee, WithdrawalMethod } from '@pavilion/api/withdrawals';
/** What is about to be paid out; the key makes it happen once. */
export interface ReviewedWithdrawal {
  payee: Payee;
  method: WithdrawalMethod;
  amount: bigint;
  idempotencyKey: string;
}
