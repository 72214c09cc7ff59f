import type pg from 'pg';
import type { Logger } from 'pino';
import { type JobBrand, type JobDefinition, wireSchedule } from './job';
import { observeQueues } from './job-metrics';
import { jobStore } from './job-store';
import { type PendingRow, readPending } from './pending-runs';
import { nextPeriod } from './next-period';
import { asRun, runDue, type RunnerParts } from './runner';

export interface WorkerParts extends RunnerParts {
  definitions(): readonly JobDefinition<string>[];
  brandsOf(definition: JobDefinition<string>): readonly (JobBrand | undefined)[];
  pool: pg.Pool;
  pollMs: number;
  sweepMs: number;
}

export interface Worker {
  /** Takes nothing any more, and waits for what is under way. */
  stop(): Promise<void>;
}

/** Looks again and again for what is due, in one statement for all jobs, and runs it here. */
export async function startWorker(parts: WorkerParts): Promise<Worker> {
  await parts.queue.check();
  await sweep(parts, true);
  const outage = watchOutage(parts.log);
  const busy = new Map<string, Promise<unknown>>();
  let sweptAt = Date.now();
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<unknown> = Promise.resolve();
  let stopped = false;
  const begin = ({ name, brand }: PendingRow) => {
    const key = keyOf(name, brand);
    if (busy.has(key) || stopped) return;
    busy.set(
      key,
      runDue(parts, name, () => !stopped)
        .catch(outage.failed)
        .finally(() => busy.delete(key)),
    );
  };
  const poll = async () => {
    if (Date.now() - sweptAt >= parts.sweepMs) {
      await sweep(parts, false);
      sweptAt = Date.now();
    }
    for (const row of await readPending(parts.pool)) if (row.due && !row.active && isKnown(parts, row)) begin(row);
    outage.over();
  };
  const again = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      polling = poll().catch(outage.failed).then(again);
    }, parts.pollMs).unref();
  };
  again();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await polling;
      await Promise.all(busy.values());
    },
  };
}

/** Gives up what is over time, puts in what is missing, and says how things stand. `first`: schedules may be other ones than before. */
async function sweep(parts: WorkerParts, first: boolean): Promise<void> {
  const { queue, db } = parts;
  const store = jobStore(db);
  await queue.ensure(parts.definitions().map((each) => ({ name: each.name, ordered: 'onDemand' in each.schedule })));
  await queue.expire();
  const pending = new Map((await readPending(parts.pool)).map((row) => [keyOf(row.name, row.brand), row]));
  const runs = new Map((await store.runs()).map(({ name, brand, period }) => [keyOf(name, brand), period]));
  const missing = [];
  for (const { definition, brand, code, key } of targets(parts)) {
    const row = pending.get(key);
    if (row && (!first || row.due)) continue;
    const last = definition.catchUp ? runs.get(key) : undefined;
    const period = nextPeriod(wireSchedule(definition.schedule, brand), last ?? new Date());
    if (period && row) await store.move(definition.name, code, period);
    else if (period) missing.push(asRun(definition, code, period, period));
  }
  await queue.add(missing);
  const dead = await store.dead();
  observeQueues(
    parts.definitions().map(({ name }) => name),
    { dead: countBy(dead), lag: longest([...pending.values()]) },
  );
}

function targets({ definitions, brandsOf }: WorkerParts) {
  return definitions().flatMap((definition) =>
    brandsOf(definition).map((brand) => {
      const code = brand?.code ?? '';
      return { definition, brand, code, key: keyOf(definition.name, code) };
    }),
  );
}

function isKnown({ definitions }: WorkerParts, { name }: PendingRow): boolean {
  return definitions().some((each) => each.name === name);
}

function keyOf(name: string, brand: string): string {
  return `${name} ${brand}`;
}

function countBy(rows: readonly { name: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of rows) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function longest(rows: readonly PendingRow[]): Map<string, number> {
  const lags = new Map<string, number>();
  for (const { name, lagSeconds } of rows) lags.set(name, Math.max(lags.get(name) ?? 0, lagSeconds));
  return lags;
}

/** An outage is told once when it begins and once when it is over, not with every attempt. */
function watchOutage(log: Logger) {
  let away = false;
  return {
    failed(err: unknown) {
      if (!away) log.warn({ err }, 'jobs wait: what is due could not be read');
      away = true;
    },
    over() {
      if (away) log.info('jobs go on');
      away = false;
    },
  };
}
