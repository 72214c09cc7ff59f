import type { CatalogueQuery } from '@pavilion/api/staff';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useStaff } from '../calls/staff-context';

export const catalogueKey = (brand: string) => ['catalogue', brand] as const;

/** The catalogue as it stands in a brand. While another part is on its way, the one before stays. */
export function useCatalogue(brand: string, asked: CatalogueQuery) {
  const staff = useStaff();
  return useQuery({
    queryKey: [...catalogueKey(brand), asked],
    queryFn: () => staff.catalogue(brand, asked),
    placeholderData: keepPreviousData,
  });
}
