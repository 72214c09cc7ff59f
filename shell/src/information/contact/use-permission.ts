import { permission } from '@pavilion/api/calls/system';
import { useClient } from '@pavilion/host/http';
import { useQuery } from '@pavilion/host/query';
import { useMember } from '@pavilion/host/session';

const WITHIN_THE_HOUR = 3_000_000;

/** What the brand is for this caller. It names the member to customer service, for an hour. */
export function usePermission() {
  const client = useClient();
  const member = useMember();
  return useQuery({
    queryKey: ['information', 'permission', member?.id],
    queryFn: () => client.call(permission),
    staleTime: WITHIN_THE_HOUR,
    refetchInterval: WITHIN_THE_HOUR,
  });
}
