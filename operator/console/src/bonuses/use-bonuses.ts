import { useQuery } from '@tanstack/react-query';
import { useStaff } from '../calls/staff-context';
import { useQueue } from '../queues/use-queue';

export const bonusesKey = (brand: string) => ['bonuses', brand] as const;

/** What deposits bring in a brand, and what that costs. */
export function useBonusOverview(brand: string) {
  const staff = useStaff();
  return useQuery({ queryKey: [...bonusesKey(brand), 'overview'], queryFn: () => staff.bonuses.overview(brand) });
}

/** Bonuses, the latest first, of one member when an account is named. */
export function useGivenBonuses(brand: string, account: string) {
  const staff = useStaff();
  const asked = account ? { account } : {};
  return useQueue([...bonusesKey(brand), 'given', account], (after) =>
    staff.bonuses.given(brand, { ...asked, ...(after && { after }) }),
  );
}
