import { recentGames } from '@pavilion/api/calls/games';
import { useClient } from '@pavilion/host/http';
import { useQuery, useQueryClient } from '@pavilion/host/query';
import { useEvent } from '@pavilion/host/events';
import { useMember } from '@pavilion/host/session';
import { useAsked } from './asked';

const KEY = ['games', 'recent'] as const;

/** What the player opened lately, newest first. */
export function useRecentGames() {
  const http = useClient();
  const member = useMember();
  const queries = useQueryClient();
  const { language } = useAsked();
  useEvent('game.closed', () => void queries.invalidateQueries({ queryKey: KEY }));
  return useQuery({
    queryKey: [...KEY, member?.id, language],
    queryFn: () => http.call(recentGames, { clientType: '3', page: '1', pageSize: '12', language }),
    enabled: member !== undefined,
  });
}
