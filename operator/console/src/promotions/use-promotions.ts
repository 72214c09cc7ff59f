import type { PromotionCost, PromotionKind, PromotionTerms } from '@pavilion/api/staff';
import { useQuery } from '@tanstack/react-query';
import { useStaff } from '../calls/staff-context';

export const promotionsKey = (brand: string) => ['promotions', brand] as const;

/** The rules of one kind, and what waits for a second operator. */
export function usePromotions(brand: string, kind: PromotionKind) {
  const staff = useStaff();
  return useQuery({ queryKey: [...promotionsKey(brand), kind], queryFn: () => staff.promotions.rules(brand, kind) });
}

/** What a rule would cost as it is typed; nothing while that cannot be said. */
export function usePromotionCost(
  brand: string,
  { kind, code, terms }: { kind: PromotionKind; code: string; terms: PromotionTerms | undefined },
): PromotionCost | undefined {
  const staff = useStaff();
  const { data } = useQuery({
    queryKey: [...promotionsKey(brand), 'cost', kind, code, terms],
    queryFn: () => staff.promotions.cost(brand, kind, code, terms as PromotionTerms),
    enabled: terms !== undefined,
    placeholderData: (before) => before,
  });
  return terms && data;
}
