import type { ChangePasswordBody } from '@pavilion/api/auth';
import { changePassword, registrationRules } from '@pavilion/api/calls/auth';
import { useClient } from '@pavilion/host/http';
import { useMutation, useQuery, useQueryClient } from '@pavilion/host/query';

/** What this brand wants of a password. */
export function usePasswordRule() {
  const client = useClient();
  return useQuery({
    queryKey: ['member', 'password-rule'],
    queryFn: async () => {
      const { rules } = await client.call(registrationRules);
      return rules.find(({ field }) => field === 'password') ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Changes the password, which ends all other sessions. */
export function useChangePassword() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (typed: ChangePasswordBody) => client.call(changePassword, typed),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['member', 'sessions'] }),
  });
}
