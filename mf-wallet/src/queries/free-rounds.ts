import { freeRounds } from '@pavilion/api/calls/free-rounds';
import { useEvent } from '@pavilion/host/events';
import { useClient } from '@pavilion/host/http';
import { useQuery, useQueryClient } from '@pavilion/host/query';

const FREE_ROUNDS_KEY = ['wallet', 'free-rounds'];

/** The rounds that the member has free; asked for again after each win, and when something was given. */
export function useFreeRounds() {
  const client = useClient();
  const queries = useQueryClient();
  const again = () => void queries.invalidateQueries({ queryKey: FREE_ROUNDS_KEY });
  useEvent('balance.changed', again);
  useEvent('rewards.changed', again);
  useEvent('updates.missed', again);
  return useQuery({ queryKey: FREE_ROUNDS_KEY, queryFn: () => client.call(freeRounds), refetchOnMount: 'always' });
}
