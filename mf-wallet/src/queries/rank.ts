import { levelRank } from '@pavilion/api/calls/levels';
import { useClient } from '@pavilion/host/http';
import { useQuery } from '@pavilion/host/query';

/** The member's rank. Play moves it: it is asked again whenever it is looked at after a while. */
export function useRank() {
  const client = useClient();
  return useQuery({ queryKey: ['wallet', 'rank'], queryFn: () => client.call(levelRank) });
}
