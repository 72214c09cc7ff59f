import { claimRebates, rebateHistory, rebates } from '@pavilion/api/calls/rebates';
import type { RebateOffer } from '@pavilion/api/rebates';
import { useEvent } from '@pavilion/host/events';
import { useClient } from '@pavilion/host/http';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@pavilion/host/query';

const KEY = ['member', 'rebates'];
const HISTORY = ['member', 'rebate-claims'];

/** What comes back of each day; read again when what they play moves their balance. */
export function useRebates() {
  const client = useClient();
  const queries = useQueryClient();
  const again = () => void queries.invalidateQueries({ queryKey: KEY });
  useEvent('balance.changed', again);
  useEvent('updates.missed', again);
  return useQuery({ queryKey: KEY, queryFn: () => client.call(rebates), refetchOnMount: 'always' });
}

/** What was claimed before, a page at a time. */
export function useRebateHistory(page: number) {
  const client = useClient();
  return useQuery({
    queryKey: [...HISTORY, page],
    queryFn: () => client.call(rebateHistory, { page: String(page) }),
    placeholderData: keepPreviousData,
  });
}

/** Claims the days for the sum that is shown. What is refused stands otherwise than is shown. */
export function useClaimRebates() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ days, sum }: Pick<RebateOffer, 'days' | 'sum'>) => client.call(claimRebates, { days, sum }),
    onSuccess: (value) => queries.setQueryData(KEY, value.rebates),
    onError: () => queries.invalidateQueries({ queryKey: KEY }),
    onSettled: () => queries.invalidateQueries({ queryKey: HISTORY }),
  });
}
