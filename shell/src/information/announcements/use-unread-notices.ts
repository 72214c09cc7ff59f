import { announcements } from '@pavilion/api/calls/announcements';
import { useClient } from '@pavilion/host/http';
import { useLocale } from '@pavilion/host/intl';
import { useQuery } from '@pavilion/host/query';
import { useMember } from '@pavilion/host/session';
import { storedValue, text } from '@pavilion/storage';
import { useEffect, useSyncExternalStore } from 'react';
import { useSite } from '../../site-context';

const lastSeen = storedValue('noticesSeen', text());

/** Puts a dot on the bell while the newest notice is newer than the last one that was looked at on this device. */
export function useUnreadNotices(): void {
  const client = useClient();
  const language = useLocale();
  const member = useMember();
  const { information } = useSite();
  const sheet = useSyncExternalStore(information.subscribe, information.current);
  const { data } = useQuery({
    queryKey: ['announced', 'notices', language],
    queryFn: () => client.call(announcements, { types: 'PL', platform: 'W', language }),
    enabled: member !== undefined,
    staleTime: 300_000,
  });
  const newest = data?.playerNotice.map(({ from }) => from).reduce((one, other) => (one > other ? one : other), '') ?? '';
  const looking = sheet?.name === 'notices';
  useEffect(() => {
    if (looking && newest) lastSeen.write(newest);
    information.setUnread(newest > (lastSeen.read() ?? ''));
  }, [looking, newest, information]);
}
