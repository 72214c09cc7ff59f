import type { WithdrawalLine, WithdrawalQueue, WithdrawalQueueValue } from '@pavilion/api/operations';
import { useQuery } from '@tanstack/react-query';
import type { StaffCalls } from '../calls/staff-calls';
import { useStaff } from '../calls/staff-context';

const AGAIN_MS = 10_000;

/** The wire's list, spelled here because only its type crosses over. */
export const queues: readonly WithdrawalQueue[] = ['review', 'disputed', 'moving', 'ended'];

export const payoutsKey = (brand: string) => ['payouts', brand] as const;

/** A queue, read again while somebody looks at the page. Its counts stay in view while another queue is on its way. */
export function usePayouts(brand: string, queue: WithdrawalQueue) {
  const staff = useStaff();
  return useQuery({
    queryKey: [...payoutsKey(brand), queue],
    queryFn: () => staff.withdrawals.queue(brand, queue),
    refetchInterval: AGAIN_MS,
    placeholderData: (before: WithdrawalQueueValue | undefined) => before && { ...before, list: [] },
  });
}

/** The queue that a withdrawal stands in now that it has left the one it was opened from; `null` when it is too old for any list. */
export function useElsewhere(brand: string, id: string, wanted: boolean) {
  const staff = useStaff();
  return useQuery({
    queryKey: [...payoutsKey(brand), 'elsewhere', id],
    queryFn: () => findIn(staff, brand, id),
    enabled: wanted,
    refetchInterval: AGAIN_MS,
  });
}

async function findIn(staff: StaffCalls, brand: string, id: string): Promise<WithdrawalLine | null> {
  const lists = await Promise.all(queues.map((queue) => staff.withdrawals.queue(brand, queue)));
  return lists.flatMap(({ list }) => list).find((line) => line.id === id) ?? null;
}
