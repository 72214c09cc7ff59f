import { announcements } from '@pavilion/api/calls/announcements';
import { useClient } from '@pavilion/host/http';
import { useLocale } from '@pavilion/host/intl';
import { useQuery } from '@pavilion/host/query';
import { useMember } from '@pavilion/host/session';

/** The notices for players, by their titles. */
export function useNotices() {
  const client = useClient();
  const language = useLocale();
  const member = useMember();
  return useQuery({
    queryKey: ['announced', 'notices', language],
    queryFn: () => client.call(announcements, { types: 'PL', platform: 'W', language }),
    enabled: member !== undefined,
    staleTime: 300_000,
  });
}
