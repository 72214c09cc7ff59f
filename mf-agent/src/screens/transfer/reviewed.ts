import type { Recipient } from '@pavilion/api/transfers';
/** What is about to be sent; the key makes it happen once. */
export interface ReviewedTransfer {
  recipient: Recipient;
  amount: bigint;
  idempotencyKey: string;
}
