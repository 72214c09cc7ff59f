import type { Payee, PayoutMethod } from '@pavilion/api/withdrawals';
/** What is about to be paid out; the key makes it happen once. */
export interface Reviewed {
  payee: Payee;
  method: PayoutMethod;
  amount: bigint;
  key: string;
}
