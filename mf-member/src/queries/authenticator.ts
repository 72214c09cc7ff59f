import type { EndAuthenticator, FinishAuthenticator, StartAuthenticator } from '@pavilion/api/auth';
import { authenticatorState, endAuthenticator, finishAuthenticator, startAuthenticator } from '@pavilion/api/calls/auth';
import { useClient } from '@pavilion/host/http';
import { useMutation, useQuery, useQueryClient } from '@pavilion/host/query';

const key = ['member', 'authenticator'];

/** Whether the member signs in with an authenticator, and how many recovery codes are left. */
export function useAuthenticator() {
  const client = useClient();
  return useQuery({ queryKey: key, queryFn: () => client.call(authenticatorState) });
}

/** A secret for a new authenticator. */
export function useStartAuthenticator() {
  const client = useClient();
  // A secret is nothing to be found in a cache later.
  return useMutation({ mutationFn: (typed: StartAuthenticator) => client.call(startAuthenticator, typed), gcTime: 0 });
}

/** The first code of a new authenticator; from then on it is asked for. */
export function useFinishAuthenticator() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (typed: FinishAuthenticator) => client.call(finishAuthenticator, typed),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
    gcTime: 0,
  });
}

/** Signs in without it again. */
export function useEndAuthenticator() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (typed: EndAuthenticator) => client.call(endAuthenticator, typed),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}
