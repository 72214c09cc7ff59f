import { gameMenus, homeInputs } from '@pavilion/api/calls/games';
import { type CatalogueContext, CATALOGUE_STALE_MS, useCatalogueContext } from '@pavilion/features/games';
import { useClient } from '@pavilion/host/http';
import { type HttpClient } from '@pavilion/host/http';
import { queryOptions, useQuery } from '@pavilion/host/query';

export const menusQuery = (http: HttpClient, asked: CatalogueContext) =>
  queryOptions({
    queryKey: ['lobby', 'menus', asked.language],
    queryFn: () => http.call(gameMenus, homeInputs.menus(asked)),
    staleTime: CATALOGUE_STALE_MS,
  });

/** The categories this brand has, with how many games are in each. */
export function useMenus() {
  return useQuery(menusQuery(useClient(), useCatalogueContext()));
}
