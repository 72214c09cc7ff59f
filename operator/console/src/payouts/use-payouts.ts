import type { WithdrawalQueue } from '@pavilion/api/operations';
import { useStaff } from '../calls/staff-context';
import { useQueue } from '../desk/use-queue';

/** The wire's list, spelled here because only its type crosses over. */
export const queues: readonly WithdrawalQueue[] = ['review', 'disputed', 'moving', 'ended'];

export const payoutsKey = (brand: string) => ['payouts', brand] as const;

/** Withdrawals of one queue. */
export function usePayouts(brand: string, queue: WithdrawalQueue) {
  const staff = useStaff();
  return useQueue([...payoutsKey(brand), queue], (after) => staff.withdrawals.queue(brand, queue, after));
}
