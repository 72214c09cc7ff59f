import { useTexts } from '../messages';
import { useFormatAmount } from './use-format-amount';

/** What every line about money has: how much, and whose. */
export interface QueueItem {
  amount: string;
  currency: string;
  member: { id: string; account: string };
}

/** Names a line by its amount and its member. */
export function useQueueItemTitle() {
  const t = useTexts();
  const amountOf = useFormatAmount();
  return (id: 'queue.one' | 'queue.openOne', { amount, currency, member: { account } }: QueueItem) =>
    t(id, { amount: amountOf(amount, currency), account });
}
