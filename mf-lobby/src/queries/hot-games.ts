import { homeInputs, hotGames } from '@pavilion/api/calls/games';
import { type CatalogueContext, CATALOGUE_STALE_MS, useCatalogueContext } from '@pavilion/features/games';
import { useClient } from '@pavilion/host/http';
import { type HttpClient } from '@pavilion/host/http';
import { queryOptions, useQuery } from '@pavilion/host/query';

export const hotGamesQuery = (http: HttpClient, asked: CatalogueContext) =>
  queryOptions({
    queryKey: ['lobby', 'hot', asked],
    queryFn: () => http.call(hotGames, homeInputs.hot(asked)),
    staleTime: CATALOGUE_STALE_MS,
  });

/** What everybody plays. */
export function useHotGames() {
  return useQuery(hotGamesQuery(useClient(), useCatalogueContext()));
}

/** What everybody plays of one provider. */
export function useProviderHotGames(vassalage: string) {
  const http = useClient();
  const asked = useCatalogueContext();
  return useQuery({
    queryKey: ['lobby', 'hot', asked, vassalage],
    queryFn: () => http.call(hotGames, { ...homeInputs.hot(asked), vassalage }),
    staleTime: CATALOGUE_STALE_MS,
  });
}
