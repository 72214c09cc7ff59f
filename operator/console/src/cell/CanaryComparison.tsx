import type { VersionHealth } from '@pavilion/api/staff';
import { useIntl } from 'react-intl';
import { healthTone } from '../charts/health-tone';
import { type MessageId, useTexts } from '../messages';
import { ListTable } from '../tables/ListTable';
import styles from './cell.module.css';

/** Control and canary side by side over the last ten minutes. */
export function CanaryComparison({
  health,
  control,
  canary,
}: {
  health: readonly VersionHealth[];
  control: string;
  canary: string;
}) {
  const t = useTexts();
  const { formatNumber } = useIntl();
  const of = (version: string) => health.find((each) => each.version === version);
  const ms = (value: number | null | undefined) => (value == null ? '–' : t('milliseconds', { ms: formatNumber(value) }));
  const rows: readonly [MessageId, (one: VersionHealth | undefined) => string][] = [
    ['health.mounts', (one) => formatNumber(one?.mounts ?? 0)],
    [
      'health.failures',
      (one) => (one?.mounts ? formatNumber(one.failureRate, { style: 'percent', maximumFractionDigits: 1 }) : '–'),
    ],
    ['health.p50', (one) => ms(one?.loadP50)],
    ['health.p95', (one) => ms(one?.loadP95)],
  ];
  const column = (id: string, header: string, version: string) => ({
    id,
    header,
    align: 'end' as const,
    cell: ([what, spell]: (typeof rows)[number]) => {
      const one = of(version);
      const bad = what === 'health.failures' && one?.mounts && healthTone(one) === 'bad';
      return <span className={bad ? styles['bad'] : undefined}>{spell(one)}</span>;
    },
  });
  return (
    <ListTable
      name="canary"
      source="rows"
      caption={t('canary.compared')}
      className={styles['compared'] ?? ''}
      columns={[
        { id: 'what', header: t('health.tenMinutes'), lead: true, cell: ([what]) => t(what) },
        column('control', t('canary.control'), control),
        column('canary', t('canary.canary'), canary),
      ]}
      rows={rows}
      rowKey={([what]) => what}
    />
  );
}
