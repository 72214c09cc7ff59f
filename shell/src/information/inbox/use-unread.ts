import { storedValue, text } from '@pavilion/storage';
import * as storageKeys from '@pavilion/storage/keys';
import { useEffect, useSyncExternalStore } from 'react';
import { useSite } from '../../site-context';
import { useMoneyNews } from './use-money-news';
import { useNotices } from './use-notices';

const noticesSeen = storedValue(storageKeys.noticesSeen, text());
const inboxSeen = storedValue(storageKeys.inboxSeen, text());

/** Puts a dot on the bell while a notice, or the end of a payment, is newer than the last one that was looked at on this device. */
export function useUnread(): void {
  const { information } = useSite();
  const sheet = useSyncExternalStore(information.subscribe, information.current)?.name;
  const notice = newest(useNotices().data?.playerNotice.map(({ from }) => from));
  const payment = newest(useMoneyNews().data?.map(({ endedAt }) => endedAt ?? ''));
  useEffect(() => {
    if (notice && (sheet === 'notices' || sheet === 'inbox')) noticesSeen.write(notice);
    if (payment && sheet === 'inbox') inboxSeen.write(payment);
    information.setUnread(notice > (noticesSeen.read() ?? '') || payment > (inboxSeen.read() ?? ''));
  }, [sheet, notice, payment, information]);
}

function newest(times: readonly string[] = []): string {
  return times.reduce((one, other) => (one > other ? one : other), '');
}
