import { gameHighlights } from '@pavilion/api/calls/games';
import { CATALOGUE_STALE_MS, useCatalogueContext } from '@pavilion/features/games';
import { useClient } from '@pavilion/host/http';
import { useQuery } from '@pavilion/host/query';

/** The top ten, what is new, and the game that stands out. */
export function useHighlights() {
  const http = useClient();
  const { brand, language } = useCatalogueContext();
  return useQuery({
    queryKey: ['lobby', 'highlights', brand, language],
    queryFn: () => http.call(gameHighlights, { language }),
    staleTime: CATALOGUE_STALE_MS,
  });
}
