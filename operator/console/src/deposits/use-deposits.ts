import type { DepositLine, DepositQueue, DepositQueueValue } from '@pavilion/api/operations';
import { useQuery } from '@tanstack/react-query';
import type { StaffCalls } from '../calls/staff-calls';
import { useStaff } from '../calls/staff-context';

const AGAIN_MS = 10_000;

/** The wire's list, spelled here because only its type crosses over. */
export const queues: readonly DepositQueue[] = ['review', 'open', 'ended'];

export const depositsKey = (brand: string) => ['deposits', brand] as const;
export const depositMethodsKey = (brand: string) => ['deposit-methods', brand] as const;

/** A queue, read again while somebody looks at the page. Its count stays in view while another queue is on its way. */
export function useDeposits(brand: string, queue: DepositQueue) {
  const staff = useStaff();
  return useQuery({
    queryKey: [...depositsKey(brand), queue],
    queryFn: () => staff.deposits.queue(brand, queue),
    refetchInterval: AGAIN_MS,
    placeholderData: (before: DepositQueueValue | undefined) => before && { ...before, list: [] },
  });
}

/** A deposit that has left the queue it was opened from; `null` when it is too old for any list. */
export function useElsewhere(brand: string, id: string, wanted: boolean) {
  const staff = useStaff();
  return useQuery({
    queryKey: [...depositsKey(brand), 'elsewhere', id],
    queryFn: () => findIn(staff, brand, id),
    enabled: wanted,
    refetchInterval: AGAIN_MS,
  });
}

async function findIn(staff: StaffCalls, brand: string, id: string): Promise<DepositLine | null> {
  const lists = await Promise.all(queues.map((queue) => staff.deposits.queue(brand, queue)));
  return lists.flatMap(({ list }) => list).find((line) => line.id === id) ?? null;
}

/** The ways to pay in, and how they do. */
export function useDepositMethods(brand: string) {
  const staff = useStaff();
  return useQuery({
    queryKey: depositMethodsKey(brand),
    queryFn: () => staff.deposits.methods(brand),
    refetchInterval: AGAIN_MS,
  });
}
