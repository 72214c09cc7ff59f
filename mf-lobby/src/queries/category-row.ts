import { type GameCategory, gameList, homeInputs } from '@pavilion/api/calls/games';
import { type CatalogueContext, CATALOGUE_STALE_MS, useCatalogueContext } from '@pavilion/features/games';
import { useClient } from '@pavilion/host/http';
import { type HttpClient } from '@pavilion/host/http';
import { keepPreviousData, queryOptions, useQuery } from '@pavilion/host/query';

export const categoryRowQuery = (http: HttpClient, asked: CatalogueContext, category: GameCategory, vendor?: string) =>
  queryOptions({
    queryKey: ['lobby', 'row', asked, category, vendor],
    queryFn: () => http.call(gameList, { ...homeInputs.row(asked, category), ...(vendor && { vassalage: vendor }) }),
    staleTime: CATALOGUE_STALE_MS,
  });

/** The first games of a category, of one vendor or of all; asked for when `wanted`. */
export function useCategoryRow(category: GameCategory, vendor: string | undefined, wanted: boolean) {
  const options = categoryRowQuery(useClient(), useCatalogueContext(), category, vendor);
  return useQuery({ ...options, enabled: wanted, placeholderData: keepPreviousData });
}
