import { useStaff } from '../calls/staff-context';
import { useQueue } from '../queues/use-queue';

export const freeRoundsKey = (brand: string) => ['free-rounds', brand] as const;

/** Free rounds of a brand, the latest first. */
export function useFreeRounds(brand: string) {
  const staff = useStaff();
  return useQueue(freeRoundsKey(brand), (after) => staff.freeRounds.list(brand, after ? { after } : {}));
}
