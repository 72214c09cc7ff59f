import { useIntl } from 'react-intl';
import type { VersionHealth } from '@pavilion/api/staff';
import { useTexts } from '../messages';
import { healthTone } from './health-tone';
import styles from './charts.module.css';

const SLOWEST_MS = 4000;

/** A version's last ten minutes: a bar to the median and on to the 95th percentile, and what failed. */
export function LoadBar({ health }: { health: VersionHealth | undefined }) {
  const t = useTexts();
  const { formatNumber } = useIntl();
  if (!health || health.mounts === 0) return <span className={styles['noHealth']}>{t('health.none')}</span>;
  const { failureRate, loadP50, loadP95 } = health;
  return (
    <span className={styles['health']} data-tone={healthTone(health)}>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false" className={styles['loadBar']}>
        <rect width="100" height="8" rx="2" className={styles['track']} />
        <rect width={offsetOf(loadP95)} height="8" rx="2" className={styles['p95']} />
        <rect width={offsetOf(loadP50)} height="8" rx="2" className={styles['p50']} />
      </svg>
      <span className={styles['figures']}>
        <b>{formatNumber(failureRate, { style: 'percent', maximumFractionDigits: 1 })}</b>
        {loadP95 !== null && t('milliseconds', { ms: formatNumber(loadP95) })}
      </span>
    </span>
  );
}

/** By the square root, so that a fast remote's bar can be read beside a slow one's. */
function offsetOf(ms: number | null): number {
  return 100 * Math.sqrt(Math.min(1, (ms ?? 0) / SLOWEST_MS));
}
