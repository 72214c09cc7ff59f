import { claimBirthday, claimLevel, levels } from '@pavilion/api/calls/levels';
import { useEvent } from '@pavilion/host/events';
import { useClient } from '@pavilion/host/http';
import { useMutation, useQuery, useQueryClient } from '@pavilion/host/query';

const KEY = ['member', 'levels'];

/** Where the player stands on the ladder; read again when what they play moves their balance. */
export function useLevels() {
  const client = useClient();
  const queries = useQueryClient();
  const again = () => void queries.invalidateQueries({ queryKey: KEY });
  useEvent('balance.changed', again);
  useEvent('rewards.changed', again);
  useEvent('updates.missed', again);
  return useQuery({ queryKey: KEY, queryFn: () => client.call(levels), refetchOnMount: 'always' });
}

/** Claims the bonus of a rank, or the gift for a birthday. What is refused may stand otherwise than is shown. */
export function useClaimLevel() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (what: number | 'birthday') =>
      what === 'birthday' ? client.call(claimBirthday) : client.call(claimLevel, { rank: what }),
    onSuccess: (value) => queries.setQueryData(KEY, value),
    onError: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}
