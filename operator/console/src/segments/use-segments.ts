import { useQuery } from '@tanstack/react-query';
import { useStaff } from '../calls/staff-context';

export const segmentsKey = (brand: string) => ['segments', brand] as const;

/** The segments of a brand, what waits for a second operator, and what may be asked of members. */
export function useSegments(brand: string) {
  const staff = useStaff();
  return useQuery({ queryKey: [...segmentsKey(brand), 'overview'], queryFn: () => staff.segments.overview(brand) });
}
