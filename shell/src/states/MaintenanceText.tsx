import type { MaintenanceNotice } from '@pavilion/contract';
import { useIntl } from '@pavilion/host/intl';
import { isSameLocalDay } from '@pavilion/time';
import { useState } from 'react';
import type { MessageId } from '../messages';
import { useLocalizedText } from '../site-context';
import styles from './states.module.css';

/** What operators say of their work, or `otherwise`, and until when it takes if that is still to come. */
export function MaintenanceText({ notice, otherwise }: { notice: MaintenanceNotice | undefined; otherwise: MessageId }) {
  const { formatMessage, formatDate } = useIntl();
  const text = useLocalizedText();
  const [now] = useState(() => Date.now());
  const until = notice?.until ? Date.parse(notice.until) : Number.NaN;
  const sameDay = isSameLocalDay(until, now);
  const time = () => formatDate(until, { timeStyle: 'short', ...(!sameDay && { dateStyle: 'medium' }) });
  return (
    <>
      {notice?.text ? text(notice.text) : formatMessage({ id: otherwise })}
      {until > now && <span className={styles['until']}>{formatMessage({ id: 'maintenance.until' }, { time: time() })}</span>}
    </>
  );
}
