import { endOtherSessions, endSession, liveSessions } from '@pavilion/api/calls/auth';
import { useClient } from '@pavilion/host/http';
import { useMutation, useQuery, useQueryClient } from '@pavilion/host/query';

const key = ['member', 'sessions'];

/** Where the member is signed in now. */
export function useLiveSessions() {
  const client = useClient();
  return useQuery({ queryKey: key, queryFn: () => client.call(liveSessions) });
}

/** Signs the member out at one place. */
export function useEndSession() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.call(endSession(id)),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** Signs the member out everywhere but here. */
export function useEndOtherSessions() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => client.call(endOtherSessions),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
