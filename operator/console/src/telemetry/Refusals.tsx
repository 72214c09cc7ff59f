import type { RemoteTelemetry } from '@pavilion/api/staff';
import { useIntl } from 'react-intl';
import { useTexts } from '../messages';
import styles from './telemetry.module.css';

/** Why players saw a refusal instead, by how often, as bars. */
export function Refusals({ telemetry: { versions } }: { telemetry: RemoteTelemetry }) {
  const t = useTexts();
  const { formatNumber } = useIntl();
  const all = versions
    .flatMap(({ version, refusals }) => refusals.map((refusal) => ({ version, ...refusal })))
    .toSorted((one, other) => other.count - one.count);
  const most = all[0]?.count ?? 1;
  return (
    <section className={styles['section']}>
      <h3>{t('telemetry.refusals')}</h3>
      {all.length === 0 && <p className={styles['quiet']}>{t('telemetry.noRefusals')}</p>}
      <ul className={styles['bars']}>
        {all.map(({ version, code, count }) => (
          <li key={`${version} ${code}`}>
            <span className={styles['fill']} style={{ inlineSize: `${(count / most) * 100}%` }} />
            <code>{code}</code>
            <small>{version}</small>
            <b>{formatNumber(count)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
