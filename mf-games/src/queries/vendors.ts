import { gameVendors } from '@pavilion/api/calls/games';
import { CATALOGUE_STALE_MS, useCatalogueContext } from '@pavilion/features/games';
import { useClient } from '@pavilion/host/http';
import { useQuery } from '@pavilion/host/query';

/** Vendors and classes by category. */
export function useVendorLanes() {
  const http = useClient();
  const { language } = useCatalogueContext();
  return useQuery({
    queryKey: ['games', 'vendors', language],
    queryFn: async () => (await http.call(gameVendors, { platform: 'html5-desktop', language })).data.lanes,
    staleTime: CATALOGUE_STALE_MS,
  });
}
