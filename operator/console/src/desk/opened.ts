import { useTexts } from '../messages';
import { useAmount } from './use-amount';

/** What every line about money has: how much, and whose. */
export interface Opened {
  amount: string;
  currency: string;
  member: { id: string; account: string };
}

/** Names a line by its amount and its member. */
export function useOpened() {
  const t = useTexts();
  const amountOf = useAmount();
  return (id: 'desk.one' | 'desk.openOne', { amount, currency, member: { account } }: Opened) =>
    t(id, { amount: amountOf(amount, currency), account });
}
