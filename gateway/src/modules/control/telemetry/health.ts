import type { VersionHealth } from '@pavilion/api/staff';
import { sql } from 'kysely';
import { from, mergeMap, type Observable, retry, scan, share, switchMap, timer } from 'rxjs';
import type { Database } from '../../../platform/database';
import { quantile } from '../../../platform/telemetry';

/** How versions do over the last ten minutes, by brand and remote. */
export interface HealthMonitor {
  of(brand: string, remote: string): Promise<VersionHealth[]>;
  /** Brands in which it is not what it was, seen every five seconds while somebody listens. */
  changed: Observable<string>;
}

interface Row {
  brand: string;
  remote: string;
  version: string;
  mounts: number;
  failures: number;
  threw: number;
  errors: number;
  load_times: number[];
}

type Cells = ReadonlyMap<string, VersionHealth[]>;

/** The board asks for every remote of every brand at once: they are read together. */
const CACHE_TTL_MS = 2_000;
const POLL_INTERVAL_MS = 5_000;

export function createHealthMonitor(db: Database): HealthMonitor {
  let known: Promise<Cells> | undefined;
  const cells = () => {
    if (known) return known;
    known = readCells(db);
    const reading = known;
    const forget = () => {
      if (known === reading) known = undefined;
    };
    reading.then(() => setTimeout(forget, CACHE_TTL_MS).unref(), forget);
    return reading;
  };
  return {
    of: async (brand, remote) => (await cells()).get(`${brand} ${remote}`) ?? [],
    changed: timer(POLL_INTERVAL_MS, POLL_INTERVAL_MS).pipe(
      switchMap(() => from(cells())),
      retry({ delay: POLL_INTERVAL_MS }),
      scan<Cells, { now: Cells; brands: string[] }>(({ now: before }, now) => ({ now, brands: differentBrands(before, now) }), {
        now: new Map(),
        brands: [],
      }),
      mergeMap(({ brands }) => brands),
      share(),
    ),
  };
}

/** Failures and script errors per attempt. A part that threw is told as both and counts once. */
export function failureRateOf({
  mounts,
  failures,
  threw,
  errors,
}: Omit<Row, 'brand' | 'remote' | 'version' | 'load_times'>): number {
  const bad = failures + Math.max(0, errors - threw);
  return Math.min(1, bad / Math.max(1, mounts + failures));
}

async function readCells(db: Database): Promise<Cells> {
  const { rows } = await sql<Row>`
    select brand, remote, version, sum(mounts)::int as mounts, sum(failures)::int as failures, sum(threw)::int as threw,
      sum(errors)::int as errors, sum_counts(load_times) as load_times
    from remote_minutes where minute > now() - interval '10 minutes'
    group by brand, remote, version order by brand, remote, version`.execute(db);
  const cells = new Map<string, VersionHealth[]>();
  for (const { brand, remote, version, load_times, ...counts } of rows) {
    const [loadP50, loadP95] = [quantile(load_times, 0.5), quantile(load_times, 0.95)];
    const health = { version, mounts: counts.mounts, failureRate: failureRateOf(counts), loadP50, loadP95 };
    cells.set(`${brand} ${remote}`, [...(cells.get(`${brand} ${remote}`) ?? []), health]);
  }
  return cells;
}

function differentBrands(before: Cells, now: Cells): string[] {
  const keys = [...new Set([...before.keys(), ...now.keys()])];
  const different = keys.filter((key) => JSON.stringify(before.get(key)) !== JSON.stringify(now.get(key)));
  return [...new Set(different.map((key) => key.split(' ', 1)[0] ?? ''))];
}
