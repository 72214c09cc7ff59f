import type { RemoteTelemetry } from '@pavilion/api/staff';
import { useIntl } from 'react-intl';
import { useTexts } from '../messages';
import { ListTable } from '../tables/ListTable';
import type { Point } from './align-series';

/** The charts' figures, the latest first. */
export function TelemetryTable({ telemetry }: { telemetry: RemoteTelemetry }) {
  const t = useTexts();
  const { formatNumber, formatTime } = useIntl();
  const rows = telemetry.versions
    .flatMap(({ version, points }) => points.filter(hasData).map((point) => ({ version, ...point })))
    .toSorted((one, other) => (one.at < other.at ? 1 : -1));
  type Row = (typeof rows)[number];
  const figure = (id: 'mounts' | 'failures' | 'errors' | 'longTasks' | 'loadP50' | 'loadP95') => ({
    id,
    header: t(`telemetry.column.${id}`),
    align: 'end' as const,
    sort: (row: Row) => row[id],
    cell: (row: Row) => (row[id] === null ? '–' : formatNumber(row[id])),
  });
  return (
    <ListTable
      name="telemetry"
      source="rows"
      wide
      caption={t('telemetry.table')}
      columns={[
        {
          id: 'at',
          header: t('telemetry.column.at'),
          lead: true,
          sort: ({ at }) => new Date(at),
          cell: ({ at }) => formatTime(at),
        },
        {
          id: 'version',
          header: t('telemetry.column.version'),
          sort: ({ version }) => version,
          cell: ({ version }) => <code>{version}</code>,
        },
        figure('mounts'),
        figure('failures'),
        figure('errors'),
        figure('loadP50'),
        figure('loadP95'),
        figure('longTasks'),
      ]}
      rows={rows}
      rowKey={({ at, version }) => `${at} ${version}`}
    />
  );
}

function hasData({ mounts, failures, errors, longTasks }: Point): boolean {
  return mounts + failures + errors + longTasks > 0;
}
