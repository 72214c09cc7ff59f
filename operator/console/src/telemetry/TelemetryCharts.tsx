import type { RemoteTelemetry } from '@pavilion/api/staff';
import { useIntl } from 'react-intl';
import { LineChart } from '../charts/LineChart';
import type { Series } from '../charts/series';
import { useTexts } from '../messages';
import { failureShare, alignSeries, type Point } from './align-series';

/** Mounts, failures and load times, a line a version in all of them. */
export function TelemetryCharts({ telemetry, minutes }: { telemetry: RemoteTelemetry; minutes: number }) {
  const t = useTexts();
  const { formatNumber } = useIntl();
  const { times, versions } = alignSeries(telemetry, minutes);
  const count = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });
  const percent = (value: number) => formatNumber(value, { style: 'percent', maximumFractionDigits: 1 });
  const milliseconds = (value: number) => t('milliseconds', { ms: formatNumber(value, { maximumFractionDigits: 0 }) });
  const series = (of: (point: Point) => number | null, name = (version: string) => version, dashed = false): Series[] =>
    versions.map(({ version, points }, colour) => ({
      name: name(version),
      values: points.map((point) => (point ? of(point) : null)),
      colour,
      dashed,
    }));
  return (
    <>
      <LineChart title={t('telemetry.mounts')} times={times} series={series(({ mounts }) => mounts)} format={count} />
      <LineChart title={t('telemetry.failures')} times={times} series={series(failureShare)} format={percent} least={0.02} />
      <LineChart
        title={t('telemetry.load')}
        times={times}
        series={[
          ...series(
            ({ loadP50 }) => loadP50,
            (version) => `${version} · p50`,
          ),
          ...series(
            ({ loadP95 }) => loadP95,
            (version) => `${version} · p95`,
            true,
          ),
        ]}
        format={milliseconds}
        least={200}
      />
      <LineChart title={t('telemetry.longTasks')} times={times} series={series(({ longTasks }) => longTasks)} format={count} />
    </>
  );
}
