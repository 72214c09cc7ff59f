import type { DepositQueue } from '@pavilion/api/staff';
import { useQuery } from '@tanstack/react-query';
import { useStaff } from '../calls/staff-context';
import { useQueue } from '../queues/use-queue';

const REFETCH_INTERVAL_MS = 10_000;

/** The wire's list, spelled here because only its type crosses over. */
export const queues: readonly DepositQueue[] = ['review', 'open', 'ended'];

export const depositsKey = (brand: string) => ['deposits', brand] as const;
export const depositMethodsKey = (brand: string) => ['deposit-methods', brand] as const;

/** Deposits of one queue. */
export function useDeposits(brand: string, queue: DepositQueue) {
  const staff = useStaff();
  return useQueue([...depositsKey(brand), queue], (after) => staff.deposits.queue(brand, queue, after));
}

/** The ways to pay in, and how they do. */
export function useDepositMethods(brand: string) {
  const staff = useStaff();
  return useQuery({
    queryKey: depositMethodsKey(brand),
    queryFn: () => staff.deposits.methods(brand),
    refetchInterval: REFETCH_INTERVAL_MS,
  });
}
