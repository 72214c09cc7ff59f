import { missionLeaderboard } from '@pavilion/api/calls/boards';
import { useEvent } from '@pavilion/host/events';
import { useClient } from '@pavilion/host/http';
import { useQuery, useQueryClient } from '@pavilion/host/query';

const KEY = ['member', 'leaderboard'];

/** The boards of the brand; read again when what the player plays moves their balance. */
export function useLeaderboard() {
  const client = useClient();
  const queries = useQueryClient();
  useEvent('balance.changed', () => void queries.invalidateQueries({ queryKey: KEY }));
  return useQuery({ queryKey: KEY, queryFn: () => client.call(missionLeaderboard), refetchOnMount: 'always' });
}
