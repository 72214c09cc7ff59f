import { pointBalance } from '@pavilion/api/calls/points';
import { useClient } from '@pavilion/host/http';
import { useQuery } from '@pavilion/host/query';

/** The points a member holds. */
export function usePoints() {
  const client = useClient();
  return useQuery({ queryKey: ['wallet', 'points'], queryFn: () => client.call(pointBalance) });
}
