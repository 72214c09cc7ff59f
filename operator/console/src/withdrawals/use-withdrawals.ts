import type { WithdrawalQueue } from '@pavilion/api/staff';
import { useStaff } from '../calls/staff-context';
import { useQueue } from '../queues/use-queue';

/** The wire's list, spelled here because only its type crosses over. */
export const queues: readonly WithdrawalQueue[] = ['review', 'disputed', 'moving', 'ended'];

export const withdrawalsKey = (brand: string) => ['withdrawals', brand] as const;

/** Withdrawals of one queue. */
export function useWithdrawals(brand: string, queue: WithdrawalQueue) {
  const staff = useStaff();
  return useQueue([...withdrawalsKey(brand), queue], (after) => staff.withdrawals.queue(brand, queue, after));
}
