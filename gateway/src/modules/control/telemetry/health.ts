import type { VersionHealth } from '@pavilion/api/staff';
import { sql } from 'kysely';
import { type Observable, Subject } from 'rxjs';
import type { Database } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import { quantile } from '../../../platform/telemetry';
import { repeatEvery } from '../../../platform/timers';

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

export function createHealthMonitor(platform: Pick<Platform, 'db' | 'log' | 'onClose'>): HealthMonitor {
  const cells = readCached(() => readCells(platform.db));
  const changed = new Subject<string>();
  let before: Cells = new Map();
  repeatEvery(platform, 'health.compare', POLL_INTERVAL_MS, async () => {
    if (!changed.observed) return;
    const now = await cells();
    const brands = differentBrands(before, now);
    before = now;
    for (const brand of brands) changed.next(brand);
  });
  return { of: async (brand, remote) => (await cells()).get(`${brand} ${remote}`) ?? [], changed };
}

/** Whoever asks while it is read, or soon after it was, shares the reading; one that failed is not kept. */
function readCached(read: () => Promise<Cells>): () => Promise<Cells> {
  let known: { reading: Promise<Cells>; until: number } | undefined;
  return () => {
    if (known && Date.now() < known.until) return known.reading;
    const fresh = { reading: read(), until: Infinity };
    known = fresh;
    fresh.reading.then(
      () => void (fresh.until = Date.now() + CACHE_TTL_MS),
      () => void (fresh.until = 0),
    );
    return fresh.reading;
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
