import { gameCounts } from '@pavilion/api/calls/games';
import { CATALOGUE_STALE_MS } from '@pavilion/features/games';
import { useEvent } from '@pavilion/host/events';
import { useClient } from '@pavilion/host/http';
import { keepPreviousData, useQuery, useQueryClient } from '@pavilion/host/query';
import { useMember } from '@pavilion/host/session';
import type { ListFilters } from '../features/list-filters';

const KEY = ['games', 'counts'] as const;

/** How many games each filter leaves of those that open, and how many are only announced; the player's own are counted for whoever is signed in. */
export function useGameCounts({ category, vendors }: Pick<ListFilters, 'category' | 'vendors'>) {
  const http = useClient();
  const member = useMember();
  const queries = useQueryClient();
  useEvent('favourites.changed', () => void queries.invalidateQueries({ queryKey: KEY }));
  return useQuery({
    queryKey: [...KEY, category, vendors, member?.id],
    queryFn: () =>
      http.call(gameCounts, {
        stage: 'OPEN',
        ...(category && { gameType: category }),
        ...(vendors.length > 0 && { vassalage: vendors.join() }),
      }),
    staleTime: member ? 0 : CATALOGUE_STALE_MS,
    placeholderData: keepPreviousData,
  }).data;
}
