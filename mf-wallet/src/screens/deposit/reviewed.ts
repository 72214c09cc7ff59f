import type { DepositMethod } from '@pavilion/api/wallet';
/** What is about to be paid in; the key makes it happen once. */
export interface ReviewedDeposit {
  method: DepositMethod;
  amount: bigint;
  /** The offer that was chosen with it. */
  bonus: string | undefined;
  idempotencyKey: string;
}
