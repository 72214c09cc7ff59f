import { gameCounts } from '@pavilion/api/calls/games';
import { CATALOGUE_STALE_MS } from '@pavilion/features/games';
import { useEvent } from '@pavilion/host/events';
import { useClient } from '@pavilion/host/http';
import { keepPreviousData, useQuery, useQueryClient } from '@pavilion/host/query';
import { useMember } from '@pavilion/host/session';
import type { ListFilters } from '../features/list-filters';
import { narrowedTo } from './narrowed-to';

const KEY = ['games', 'counts'] as const;

/**
 * How many games each of the lists of a page has, narrowed as it is: of those that open, and of those that are only announced; the player's own are
 * counted for whoever is signed in.
 */
export function useGameCounts(filters: ListFilters) {
  const { pages: _pages, order: _order, selection: _selection, ...narrowing } = filters;
  const http = useClient();
  const member = useMember();
  const queries = useQueryClient();
  useEvent('favourites.changed', () => void queries.invalidateQueries({ queryKey: KEY }));
  return useQuery({
    queryKey: [...KEY, narrowing, member?.id],
    queryFn: () => http.call(gameCounts, { stage: 'OPEN', ...narrowedTo(narrowing) }),
    staleTime: member ? 0 : CATALOGUE_STALE_MS,
    placeholderData: keepPreviousData,
  }).data;
}
