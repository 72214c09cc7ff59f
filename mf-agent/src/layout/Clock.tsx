import { useBrand } from '@pavilion/host/brand';
import { useIntl } from '@pavilion/host/intl';
import { utcOffsetIn } from '@pavilion/time';
import { useEffect, useState } from 'react';
import styles from './agent-layout.module.css';

/** The brand's time to the second, and how far it is from Greenwich: days in all figures begin at its midnight. */
export function Clock() {
  const { timeZone } = useBrand();
  const { formatDate, formatMessage } = useIntl();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={styles['clock']} title={formatMessage({ id: 'clock.label' })}>
      <span className={styles['offset']}>{`GMT${utcOffsetIn(timeZone, now)}`}</span>
      <time dateTime={now.toISOString()}>
        <span className={styles['date']}>{formatDate(now, { timeZone, day: 'numeric', month: 'short', year: 'numeric' })}</span>{' '}
        {formatDate(now, { timeZone, hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' })}
      </time>
    </div>
  );
}
