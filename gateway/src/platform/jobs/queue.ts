import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Database } from '../database';

/** A run as pg-boss keeps it. */
export interface QueuedRun {
  id: string;
  name: string;
  /** Empty where the job has no brand. */
  brand: string;
  period: Date;
  data: unknown;
  retryCount: number;
  retryLimit: number;
}

export interface NewRun {
  name: string;
  brand: string;
  period: Date;
  startAfter: Date;
  data?: unknown;
  retries: number;
  timeoutSeconds: number;
}

interface Kept {
  period: string;
  data?: unknown;
}

/** Nobody is away for longer: a run that nobody took until then goes. */
const KEPT_MINUTES = 366 * 24 * 60;
const FIRST_PAUSE_SECONDS = 2;
/** A lock of its own: migrations take 7350. */
const MAKING_QUEUES = 7351;
const FAILED_KEPT_SECONDS = 30 * 86_400;

/** pg-boss, as far as we use it: queues, taking one run, ending it, giving up what is over time. No other file knows it. */
export type Queue = ReturnType<typeof createQueue>;

export function createQueue(pool: pg.Pool) {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    ...{ migrate: false, supervise: false, schedule: false, archiveFailedAfterSeconds: FAILED_KEPT_SECONDS },
  });
  const known = new Set<string>();
  return {
    /** Makes the queues that are missing. `ordered`: a second run waits until the first one is over, and is not dropped. */
    async ensure(queues: readonly { name: string; ordered: boolean }[]): Promise<void> {
      const missing = async () => {
        for (const { name } of await boss.getQueues()) known.add(name);
        return queues.filter(({ name }) => !known.has(name));
      };
      if (queues.every(({ name }) => known.has(name)) || (await missing()).length === 0) return;
      await alone(pool, async () => {
        for (const { name, ordered } of await missing()) {
          const policy = ordered ? 'singleton' : 'stately';
          await boss.createQueue(name, { name, policy, retentionMinutes: KEPT_MINUTES });
          known.add(name);
        }
      });
    },
    /** Adds runs; one that has a brother waiting is left out, except in ordered queues. */
    async add(runs: readonly NewRun[], within?: Database): Promise<void> {
      if (runs.length === 0) return;
      await boss.insert(runs.map(asInsert), { ...(within && { db: asDb(within) }) });
    },
    /** Takes the next run that is due, for nobody else to take. */
    async take(name: string): Promise<QueuedRun | undefined> {
      const [run] = await boss.fetch<Kept>(name, { includeMetadata: true, batchSize: 1 });
      if (!run) return undefined;
      const { id, singletonKey, data, retryCount, retryLimit } = run;
      return { id, name, brand: singletonKey ?? '', period: new Date(data.period), data: data.data, retryCount, retryLimit };
    },
    /** What is done leaves nothing behind: how it went is kept in `job_runs`. */
    remove: (name: string, id: string, within: Database) => boss.deleteJob(name, id, { db: asDb(within) }),
    /** To be tried again after a pause, or to wait for somebody as a dead letter. */
    fail: ({ name, id }: QueuedRun, message: string, within: Database) => boss.fail(name, id, { message }, { db: asDb(within) }),
    /** Runs that are over time: whoever had them is gone. */
    expire: () => boss.expire(),
    /** Puts old dead letters away. */
    archive: () => boss.archive(),
    /** @throws Error when the schema in the database is not the one that this version of pg-boss knows */
    check: () => boss.start(),
  };
}

/** One gateway at a time: making a queue locks the table of runs for longer than a statement may wait, so that two that start together fail. */
async function alone(pool: pg.Pool, act: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      'set local lock_timeout = 0; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0',
    );
    await client.query('select pg_advisory_xact_lock($1)', [MAKING_QUEUES]);
    await act();
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

function asInsert({ name, brand, period, startAfter, data, retries, timeoutSeconds }: NewRun): PgBoss.JobInsert<Kept> {
  return {
    name,
    data: { period: period.toISOString(), ...(data !== undefined && { data }) },
    singletonKey: brand,
    startAfter: startAfter.toISOString(),
    ...{ retryLimit: retries, retryDelay: FIRST_PAUSE_SECONDS, retryBackoff: true, expireInSeconds: timeoutSeconds },
  };
}

function asDb(within: Database): PgBoss.Db {
  return { executeSql: (text, values) => within.executeQuery<never>(CompiledQuery.raw(text, values)) };
}
