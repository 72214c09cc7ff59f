import { gameFacets } from '@pavilion/api/calls/games';
import { CATALOGUE_STALE_MS } from '@pavilion/features/games';
import { useClient } from '@pavilion/host/http';
import { keepPreviousData, useQuery } from '@pavilion/host/query';
import { isOwn, type ListFilters, stageOf } from '../features/list-filters';
import { narrowedTo } from './narrowed-to';

/** How many games each choice of the filters would leave, beside what is chosen. A player's own lists are not counted. */
export function useFacets(filters: ListFilters) {
  const { pages: _, order: _order, ...choice } = filters;
  const http = useClient();
  const { selection } = choice;
  const stage = stageOf(choice);
  return useQuery({
    queryKey: ['games', 'facets', choice],
    queryFn: () =>
      http.call(gameFacets, {
        ...narrowedTo(choice),
        ...(stage && { stage }),
        ...(!isOwn(selection) && { gameSelectType: selection === 'SOON' ? 'ALL' : selection }),
      }),
    enabled: !isOwn(selection),
    staleTime: CATALOGUE_STALE_MS,
    // Of a list that is not counted, the numbers of another one would be wrong.
    ...(!isOwn(selection) && { placeholderData: keepPreviousData }),
  });
}
