import { useIntl } from '@pavilion/host/intl';
import styles from './records.module.css';

/** When something was, in a list whose days are groups on a phone: there the time alone, elsewhere the day too. */
export function Moment({ at }: { at: string }) {
  const { formatDate, formatTime } = useIntl();
  return (
    <time dateTime={at} className={styles['moment']}>
      <span className={styles['day']}>{formatDate(at, { day: 'numeric', month: 'short', year: 'numeric' })}</span>{' '}
      <span>{formatTime(at)}</span>
    </time>
  );
}
