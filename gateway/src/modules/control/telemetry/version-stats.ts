import type { RemoteTelemetry } from '@pavilion/api/staff';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { quantile } from '../../../platform/telemetry';
import type { Symbolise } from './symbolise';

type OfVersion = RemoteTelemetry['versions'][number];

interface PointRow {
  version: string;
  at: Date;
  mounts: number;
  failures: number;
  errors: number;
  long_tasks: number;
  load_times: number[];
}

interface ErrorRow {
  version: string;
  message: string;
  stack: string;
  times: number;
  last_at: Date;
}

/** Above this many minutes a point is ten of them. */
const BY_MINUTE = 180;
const MAX_ERRORS = 30;

/** What pages saw of a remote over the last `minutes`, the version that was seen last first. */
export async function readVersionStats(
  db: Database,
  symbolise: Symbolise,
  { brand, remote, minutes }: { brand: string; remote: string; minutes: number },
): Promise<RemoteTelemetry> {
  const since = sql`now() - make_interval(mins => ${minutes})`;
  const step = minutes > BY_MINUTE ? 600 : 60;
  const where = sql`brand = ${brand} and remote = ${remote}`;
  const points = await sql<PointRow>`
    select version, to_timestamp(floor(extract(epoch from minute) / ${step}) * ${step}) as at, sum(mounts)::int as mounts,
      sum(failures)::int as failures, sum(errors)::int as errors, sum(long_tasks)::int as long_tasks, sum_counts(load_times) as load_times
    from remote_minutes where ${where} and minute > ${since} group by version, at order by at`.execute(db);
  const refusals = await sql<{ version: string; code: string; times: number }>`
    select version, code, sum(times)::int as times from remote_refusals where ${where} and minute > ${since}
    group by version, code order by times desc, code`.execute(db);
  const errors = await sql<ErrorRow>`
    select error.version, sample.message, sample.stack, sum(error.times)::int as times, max(error.last_at) as last_at
    from remote_errors error join remote_error_samples sample using (remote, version, fingerprint)
    where ${where} and error.minute > ${since} group by error.version, fingerprint, sample.message, sample.stack
    order by times desc, last_at desc limit ${MAX_ERRORS}`.execute(db);
  const skew = await sql<{ package: string; runs: string; built: string }>`
    select package, runs, built from remote_skew where ${where} and last_at > ${since} order by package`.execute(db);
  const versions = [...new Set(points.rows.map(({ version }) => version).reverse())];
  return {
    remote,
    versions: await Promise.all(
      versions.map(async (version): Promise<OfVersion> => {
        const ofVersion = <Row extends { version: string }>({ rows }: { rows: Row[] }) =>
          rows.filter((row) => row.version === version);
        return {
          version,
          points: fillGaps(ofVersion(points), step),
          refusals: ofVersion(refusals).map(({ code, times }) => ({ code, count: times })),
          errors: await Promise.all(ofVersion(errors).map((error) => errorOf(symbolise, remote, error))),
        };
      }),
    ),
    skew: skew.rows.map(({ package: name, runs, built }) => ({ package: name, shell: runs, remotes: { [remote]: built } })),
  };
}

/** From the first to the last that there is, with nothing where nobody looked. */
function fillGaps(rows: readonly PointRow[], seconds: number): OfVersion['points'] {
  const byTime = new Map(rows.map((row) => [row.at.getTime(), row]));
  const [first = 0, last = -1] = [rows[0]?.at.getTime(), rows.at(-1)?.at.getTime()];
  const points = [];
  for (let at = first; at <= last; at += seconds * 1_000) points.push(pointOf(at, byTime.get(at)));
  return points;
}

function pointOf(at: number, row: PointRow | undefined): OfVersion['points'][number] {
  const { mounts = 0, failures = 0, errors = 0, long_tasks: longTasks = 0, load_times: times = [] } = row ?? {};
  return {
    at: new Date(at).toISOString(),
    mounts,
    failures,
    errors,
    longTasks,
    loadP50: quantile(times, 0.5),
    loadP95: quantile(times, 0.95),
  };
}

async function errorOf(
  symbolise: Symbolise,
  remote: string,
  { version, message, stack, times, last_at }: ErrorRow,
): Promise<OfVersion['errors'][number]> {
  return { message, count: times, lastAt: last_at.toISOString(), frames: await symbolise(remote, version, stack) };
}
