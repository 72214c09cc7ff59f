import { gameList, homeInputs } from '@pavilion/api/calls/games';
import { CATALOGUE_STALE_MS, useCatalogueContext } from '@pavilion/features/games';
import { useClient } from '@pavilion/host/http';
import { useQuery } from '@pavilion/host/query';

/** The most popular games that open, of all categories. */
export function useOpenGames() {
  const http = useClient();
  const asked = useCatalogueContext();
  return useQuery({
    queryKey: ['lobby', 'open', asked],
    queryFn: () => http.call(gameList, { ...homeInputs.all(asked), stage: 'OPEN' }),
    staleTime: CATALOGUE_STALE_MS,
  });
}
