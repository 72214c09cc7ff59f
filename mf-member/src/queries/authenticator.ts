import type { DisableAuthenticator, ConfirmAuthenticator, EnrolAuthenticator } from '@pavilion/api/auth';
import { authenticatorState, disableAuthenticator, confirmAuthenticator, enrolAuthenticator } from '@pavilion/api/calls/auth';
import { useClient } from '@pavilion/host/http';
import { useMutation, useQuery, useQueryClient } from '@pavilion/host/query';

const key = ['member', 'authenticator'];

/** Whether the member signs in with an authenticator, and how many recovery codes are left. */
export function useAuthenticator() {
  const client = useClient();
  return useQuery({ queryKey: key, queryFn: () => client.call(authenticatorState) });
}

/** A secret for a new authenticator. */
export function useEnrolAuthenticator() {
  const client = useClient();
  // A secret is nothing to be found in a cache later.
  return useMutation({ mutationFn: (typed: EnrolAuthenticator) => client.call(enrolAuthenticator, typed), gcTime: 0 });
}

/** The first code of a new authenticator; from then on it is asked for. */
export function useConfirmAuthenticator() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (typed: ConfirmAuthenticator) => client.call(confirmAuthenticator, typed),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
    gcTime: 0,
  });
}

/** Signs in without it again. */
export function useDisableAuthenticator() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (typed: DisableAuthenticator) => client.call(disableAuthenticator, typed),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}
