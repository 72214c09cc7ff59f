import { memberInfo } from '@pavilion/api/calls/members';
import { useClient } from '@pavilion/host/http';
import { useQuery } from '@pavilion/host/query';

/** Who the member is, with the sign-in before this one. */
export function useMemberInfo() {
  const client = useClient();
  return useQuery({ queryKey: ['member', 'info'], queryFn: () => client.call(memberInfo) });
}
