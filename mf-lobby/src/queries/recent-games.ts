import { recentGames } from '@pavilion/api/calls/games';
import { useCatalogueContext } from '@pavilion/features/games';
import { useEvent } from '@pavilion/host/events';
import { useClient } from '@pavilion/host/http';
import { useQuery, useQueryClient } from '@pavilion/host/query';
import { useMember } from '@pavilion/host/session';
import { saveHadRecentGames } from '../features/had-recent-games';

const KEY = ['games', 'recent'] as const;

/** What the player opened lately, newest first. */
export function useRecentGames() {
  const http = useClient();
  const member = useMember();
  const queries = useQueryClient();
  const { language } = useCatalogueContext();
  useEvent('game.closed', () => void queries.invalidateQueries({ queryKey: KEY }));
  return useQuery({
    queryKey: [...KEY, member?.id, language],
    queryFn: async () => {
      const answer = await http.call(recentGames, { clientType: '3', page: '1', pageSize: '12', language });
      saveHadRecentGames(answer.list.length > 0);
      return answer;
    },
    enabled: member !== undefined,
  });
}
