import { gameCounts } from '@pavilion/api/calls/games';
import { CATALOGUE_STALE_MS } from '@pavilion/features/games';
import { useEvent } from '@pavilion/host/events';
import { useClient } from '@pavilion/host/http';
import { keepPreviousData, useQuery, useQueryClient } from '@pavilion/host/query';
import { useMember } from '@pavilion/host/session';
import type { ListFilters } from '../features/list-filters';

const KEY = ['games', 'counts'] as const;

/** How many games each filter leaves; the player's own are counted for whoever is signed in. */
export function useGameCounts({ category, vendor }: Pick<ListFilters, 'category' | 'vendor'>) {
  const http = useClient();
  const member = useMember();
  const queries = useQueryClient();
  useEvent('favourites.changed', () => void queries.invalidateQueries({ queryKey: KEY }));
  return useQuery({
    queryKey: [...KEY, category, vendor, member?.id],
    queryFn: () => http.call(gameCounts, { ...(category && { gameType: category }), ...(vendor && { vassalage: vendor }) }),
    staleTime: member ? 0 : CATALOGUE_STALE_MS,
    placeholderData: keepPreviousData,
  }).data;
}
