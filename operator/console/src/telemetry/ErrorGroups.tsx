import type { RemoteTelemetry } from '@pavilion/api/staff';
import { FormattedRelativeTime, useIntl } from 'react-intl';
import { relativeTime } from '../frame/relative-time';
import { useTexts } from '../messages';
import styles from './telemetry.module.css';

/** Script errors by message, with the place in the team's own source. */
export function ErrorGroups({ telemetry: { versions } }: { telemetry: RemoteTelemetry }) {
  const t = useTexts();
  const { formatNumber } = useIntl();
  const all = versions
    .flatMap(({ version, errors }) => errors.map((error) => ({ version, ...error })))
    .toSorted((one, other) => other.count - one.count);
  return (
    <section className={styles['section']}>
      <h3>{t('telemetry.errors')}</h3>
      {all.length === 0 && <p className={styles['quiet']}>{t('telemetry.noErrors')}</p>}
      {all.map(({ version, message, count, lastAt, frames }) => (
        <details key={`${version} ${message} ${frames[0]}`} className={styles['error']}>
          <summary>
            <b>{formatNumber(count)}×</b> <span>{message}</span>
            <small>
              {version} · <FormattedRelativeTime {...relativeTime(lastAt)} numeric="auto" />
            </small>
          </summary>
          <ol className={styles['frames']}>
            {frames.map((frame, at) => (
              <li key={at}>
                <code>{frame}</code>
              </li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  );
}
