import { pointBalance } from '@pavilion/api/calls/points';
import { useEvent } from '@pavilion/host/events';
import { useClient } from '@pavilion/host/http';
import { useQuery, useQueryClient } from '@pavilion/host/query';
import { useMember } from '@pavilion/host/session';

export const balanceKey = ['points', 'balance'];

/** The points of the signed-in member; none for visitors and trial players. Read again when money moved, for that earns points. */
export function useBalance() {
  const http = useClient();
  const client = useQueryClient();
  const member = useMember();
  const query = useQuery({
    queryKey: [...balanceKey, member?.id],
    queryFn: async () => (await http.call(pointBalance)).pointBalance,
    enabled: member !== undefined && !member.trial,
  });
  useEvent('balance.changed', () => void client.invalidateQueries({ queryKey: balanceKey }));
  return query;
}
