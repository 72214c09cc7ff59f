import type { CatalogueQuery } from '@pavilion/api/staff';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useStaff } from '../calls/staff-context';

export const catalogueKey = (brand: string) => ['catalogue', brand] as const;

/** The catalogue as it is in a brand. While another part is loading, the one before stays. */
export function useCatalogue(brand: string, query: CatalogueQuery) {
  const staff = useStaff();
  return useQuery({
    queryKey: [...catalogueKey(brand), query],
    queryFn: () => staff.catalogue.list(brand, query),
    placeholderData: keepPreviousData,
  });
}
