import { gameFacets } from '@pavilion/api/calls/games';
import type { FacetsValue } from '@pavilion/api/games';
import { CATALOGUE_STALE_MS } from '@pavilion/features/games';
import { useClient } from '@pavilion/host/http';
import { keepPreviousData, useQuery } from '@pavilion/host/query';
import { chosenFacts } from '../features/fact-filters';
import { isOwn, type ListFilters, stageOf } from '../features/list-filters';

/** How many games each choice of the filters would leave, beside what is chosen. */
export function useFacets(filters: ListFilters): FacetsValue | undefined {
  const { pages: _, order: _order, ...choice } = filters;
  const http = useClient();
  const { category, selection, vendors, gameClass, search } = choice;
  const stage = stageOf(choice);
  return useQuery({
    queryKey: ['games', 'facets', choice],
    queryFn: () =>
      http.call(gameFacets, {
        ...(category && { gameType: category }),
        ...(vendors.length > 0 && { vassalage: vendors.join() }),
        ...(gameClass && { gameClassify: gameClass }),
        ...(stage && { stage }),
        ...(!isOwn(selection) && { gameSelectType: selection === 'SOON' ? 'ALL' : selection }),
        ...(search.trim() && { gameName: search.trim() }),
        ...chosenFacts(choice),
      }),
    staleTime: CATALOGUE_STALE_MS,
    placeholderData: keepPreviousData,
  }).data;
}
