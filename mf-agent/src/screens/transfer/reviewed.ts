import type { Recipient } from '@pavilion/api/transfers';
/** What is about to be sent; the key makes it happen once. */
export interface Reviewed {
  recipient: Recipient;
  amount: bigint;
  once: string;
}
