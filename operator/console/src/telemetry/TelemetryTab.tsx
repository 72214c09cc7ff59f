import { Chip, ChipRow, EmptyState, Skeleton, Switch } from '@pavilion/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import { ErrorGroups } from './ErrorGroups';
import { Refusals } from './Refusals';
import { Skew } from './Skew';
import { TelemetryTable } from './TelemetryTable';
import styles from './telemetry.module.css';

const TelemetryCharts = lazy(() => import('./TelemetryCharts').then((module) => ({ default: module.TelemetryCharts })));
const spans = [60, 360, 1440] as const;
const REFETCH_INTERVAL_MS = 15_000;

/** What players' own pages saw of a remote: charts first, then what was refused and what broke. */
export function TelemetryTab({ brand, remote }: { brand: string; remote: string }) {
  const t = useTexts();
  const staff = useStaff();
  const [minutes, setMinutes] = useState<(typeof spans)[number]>(60);
  const [asTable, setAsTable] = useState(false);
  const { data, error, isPending, refetch, isFetching } = useQuery({
    queryKey: ['telemetry', brand, remote, minutes],
    queryFn: () => staff.telemetry(brand, remote, minutes),
    refetchInterval: REFETCH_INTERVAL_MS,
  });
  const seen = data?.versions.some(({ points }) => points.some(({ mounts, failures, errors }) => mounts + failures + errors > 0));
  return (
    <div className={styles['tab']}>
      <div className={styles['bar']}>
        <ChipRow label={t('telemetry.span')}>
          {spans.map((span) => (
            <Chip key={span} selected={span === minutes} onClick={() => setMinutes(span)}>
              {t(`telemetry.span${span}`)}
            </Chip>
          ))}
        </ChipRow>
        <Switch label={t('telemetry.asTable')} checked={asTable} onCheckedChange={setAsTable} />
      </div>
      {isPending && <ChartsSkeleton />}
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
      {data && !seen && <EmptyState icon="chart" title={t('telemetry.none')} text={t('telemetry.noneText')} />}
      {data && seen && (
        <>
          <Suspense fallback={<ChartsSkeleton />}>
            {asTable ? <TelemetryTable telemetry={data} /> : <TelemetryCharts telemetry={data} minutes={minutes} />}
          </Suspense>
          <Refusals telemetry={data} />
          <ErrorGroups telemetry={data} />
        </>
      )}
      {data && data.skew.length > 0 && <Skew telemetry={data} />}
    </div>
  );
}

function ChartsSkeleton() {
  return <Skeleton shape="block" height="420px" />;
}
