import { gameVendors, homeInputs } from '@pavilion/api/calls/games';
import { type CatalogueContext, CATALOGUE_STALE_MS, useCatalogueContext } from '@pavilion/features/games';
import { useClient } from '@pavilion/host/http';
import { type HttpClient } from '@pavilion/host/http';
import { queryOptions, useQuery } from '@pavilion/host/query';

export const vendorsQuery = (http: HttpClient, asked: CatalogueContext) =>
  queryOptions({
    queryKey: ['lobby', 'vendors', asked.language],
    queryFn: async () => (await http.call(gameVendors, homeInputs.vendors(asked))).data.lanes,
    staleTime: CATALOGUE_STALE_MS,
  });

/** Vendors by category. */
export function useVendorLanes() {
  return useQuery(vendorsQuery(useClient(), useCatalogueContext()));
}
