import { cancelLimitChange, changeLimit, confirmLimitChange, limits } from '@pavilion/api/calls/protection';
import type { LimitRequest, LimitsValue } from '@pavilion/api/protection';
import { useClient } from '@pavilion/host/http';
import { useMutation, useQuery, useQueryClient } from '@pavilion/host/query';

const key = ['member', 'limits'];

/** The player's limits, what counts against them now, and their log. */
export function useLimits() {
  const client = useClient();
  return useQuery({ queryKey: key, queryFn: () => client.call(limits) });
}

/** Tightens at once, or asks for more. */
export function useChangeLimit() {
  const client = useClient();
  return useLimitMutation((request: LimitRequest) => client.call(changeLimit, request));
}

/** Ends a change that waits: it holds from now on, or it is withdrawn. */
export function useResolveLimitChange() {
  const client = useClient();
  return useLimitMutation(({ id, how }: { id: string; how: 'confirm' | 'cancel' }) =>
    client.call(how === 'confirm' ? confirmLimitChange(id) : cancelLimitChange(id)),
  );
}

/** What the gateway answers is how the limits stand; a refusal may mean that they stand otherwise than is shown. */
function useLimitMutation<Asked>(mutationFn: (asked: Asked) => Promise<LimitsValue>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (value) => queries.setQueryData(key, value),
    onError: () => queries.invalidateQueries({ queryKey: key }),
  });
}
