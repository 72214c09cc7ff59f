import { useQuery } from '@tanstack/react-query';
import { useStaff } from '../calls/staff-context';

export const bonusesKey = (brand: string) => ['bonuses', brand] as const;

/** What deposits bring in a brand, and what that costs. */
export function useBonusOverview(brand: string) {
  const staff = useStaff();
  return useQuery({ queryKey: [...bonusesKey(brand), 'overview'], queryFn: () => staff.bonuses.overview(brand) });
}

/** The latest bonuses, of one member when an account is named. */
export function useGivenBonuses(brand: string, account: string) {
  const staff = useStaff();
  return useQuery({
    queryKey: [...bonusesKey(brand), 'given', account],
    queryFn: () => staff.bonuses.given(brand, account),
    placeholderData: (before) => before,
  });
}
