import { changeProfile, profile } from '@pavilion/api/calls/members';
import type { ProfileChange } from '@pavilion/api/members';
import { useClient } from '@pavilion/host/http';
import { useMutation, useQuery, useQueryClient } from '@pavilion/host/query';
import { useSessionActions } from '@pavilion/host/session';

const key = ['member', 'profile'];

/** What the member told about themselves. */
export function useProfile() {
  const client = useClient();
  return useQuery({ queryKey: key, queryFn: () => client.call(profile) });
}

/** Saves what changed; header and greeting follow, because the nickname is shown there. */
export function useChangeProfile() {
  const client = useClient();
  const queries = useQueryClient();
  const { refresh } = useSessionActions();
  return useMutation({
    mutationFn: (change: ProfileChange) => client.call(changeProfile, change),
    onSuccess(saved) {
      queries.setQueryData(key, saved);
      void queries.invalidateQueries({ queryKey: ['member', 'info'] });
      // It is saved; what the header shows of it may follow with the next page.
      void refresh().catch(() => undefined);
    },
  });
}
