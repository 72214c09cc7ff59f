import { sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../database';

declare module '../database/database' {
  interface Tables {
    job_runs: {
      name: string;
      brand: string;
      started_at: Date;
      ms: number;
      outcome: 'done' | 'failed';
      result: unknown;
      error: string | null;
      period: Date | null;
      runs: bigint;
      failures: bigint;
    };
    job_periods: { name: string; brand: string; period: Date };
  }
}

/** What waits, is under way or was given up. */
export interface PendingRow {
  name: string;
  brand: string;
  active: boolean;
  due: boolean;
  startedAt: Date | null;
  nextAt: Date | null;
  lagSeconds: number;
}

export interface DeadRow {
  id: string;
  name: string;
  brand: string;
  failedAt: Date;
  attempts: number;
  error: string;
  period: string | null;
}

export interface RunRow {
  name: string;
  brand: string;
  startedAt: Date;
  ms: number;
  period: Date | null;
}

// Planned once for each connection: over a partition for each queue, planning takes ten times as long as looking.
const PENDING = {
  name: 'jobs-pending',
  text: `
    select name, coalesce(singleton_key, '') as brand, bool_or(state = 'active') as active,
      coalesce(bool_or(state < 'active' and start_after < now()), false) as due,
      min(started_on) filter (where state = 'active') as "startedAt",
      min(start_after) filter (where state < 'active') as "nextAt",
      coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after < now())), 0)::float
        as "lagSeconds"
    from pgboss.job where state <= 'active' group by 1, 2`,
};

/** What waits and what is under way, by job and brand. */
export async function readPending(pool: Pick<pg.Pool, 'query'>): Promise<PendingRow[]> {
  return (await pool.query<PendingRow>(PENDING)).rows;
}

/** What pg-boss does not tell: its tables are read here, and a run is moved in time. */
export function jobStore(db: Database) {
  return {
    isActive: async (name: string, brand: string): Promise<boolean> =>
      (
        await sql`select 1 from pgboss.job where name = ${name} and coalesce(singleton_key, '') = ${brand} and state = 'active'`.execute(
          db,
        )
      ).rows.length > 0,
    dead: async (): Promise<DeadRow[]> =>
      (
        await sql<DeadRow>`
          select id, name, coalesce(singleton_key, '') as brand, completed_on as "failedAt", retry_count + 1 as attempts,
            coalesce(output ->> 'message', output -> 'value' ->> 'message', '') as error, data ->> 'period' as period
          from pgboss.job where state = 'failed' order by completed_on desc limit 500`.execute(db)
      ).rows,
    runs: () => db.selectFrom('job_runs').selectAll().execute(),
    /** Notes how a run went, and answers with the latest period that was done. */
    async note({ name, brand, startedAt, ms, period }: RunRow, outcome: 'done' | 'failed', what: unknown): Promise<Date | null> {
      const done = outcome === 'done';
      const result = done && what !== undefined ? JSON.stringify(what) : null;
      const { rows } = await sql<{ period: Date | null }>`
        insert into job_runs as known (name, brand, started_at, ms, outcome, result, error, period, runs, failures)
        values (${name}, ${brand}, ${startedAt}, ${ms}, ${outcome}, ${result}::jsonb, ${done ? null : String(what)},
          ${period}, 1, ${done ? 0 : 1})
        on conflict (name, brand) do update set started_at = excluded.started_at, ms = excluded.ms, outcome = excluded.outcome,
          result = excluded.result, error = excluded.error, period = greatest(known.period, excluded.period),
          runs = known.runs + 1, failures = known.failures + excluded.failures
        returning period`.execute(db);
      return rows[0]?.period ?? null;
    },
    /** Whether this attempt is still ours; it is not when it took too long and was given to another. Holds the run until the transaction ends. */
    async owns({ name, id, retryCount }: { name: string; id: string; retryCount: number }): Promise<boolean> {
      const { rows } = await sql`
        select 1 from pgboss.job
        where name = ${name} and id = ${id}::uuid and state = 'active' and retry_count = ${retryCount} for update`.execute(db);
      return rows.length > 0;
    },
    /** Brings a run that waits forward to now, for `period`; false when none waits, or it is due already. */
    async bringForward(name: string, brand: string, period: Date): Promise<boolean> {
      const { numAffectedRows = 0n } = await sql`
        update pgboss.job set start_after = now() - interval '1 ms', data = data || ${JSON.stringify({ period })}::jsonb
        where name = ${name} and coalesce(singleton_key, '') = ${brand} and state < 'active' and start_after > now()`.execute(db);
      return numAffectedRows > 0n;
    },
    /** Moves a run that waits for another moment than its schedule says by now. */
    move: (name: string, brand: string, period: Date) =>
      sql`
        update pgboss.job set start_after = ${period}, data = data || ${JSON.stringify({ period })}::jsonb
        where name = ${name} and coalesce(singleton_key, '') = ${brand} and state = 'created' and start_after > now()
          and start_after <> ${period}`.execute(db),
    /** Gives a dead letter one more attempt, now; undefined when there is none. */
    async revive(name: string, id: string): Promise<{ brand: string } | undefined> {
      const { rows } = await sql<{ brand: string }>`
        update pgboss.job set state = 'retry', retry_limit = retry_count + 1, completed_on = null, start_after = now()
        where name = ${name} and id = ${id}::uuid and state = 'failed'
        returning coalesce(singleton_key, '') as brand`.execute(db);
      return rows[0];
    },
    brandOfDead: async (name: string, id: string): Promise<string | undefined> =>
      (
        await sql<{ brand: string }>`
          select coalesce(singleton_key, '') as brand from pgboss.job
          where name = ${name} and id = ${id}::uuid and state = 'failed' for update`.execute(db)
      ).rows[0]?.brand,
    /** Of what is only done once for all that was missed, the newest failure says everything. */
    dropOlderDead: (name: string, brand: string, id: string) =>
      sql`
        delete from pgboss.job
        where name = ${name} and coalesce(singleton_key, '') = ${brand} and state = 'failed' and id <> ${id}::uuid`.execute(db),
    async claimPeriod(name: string, brand: string, period: Date): Promise<boolean> {
      const claimed = await db
        .insertInto('job_periods')
        .values({ name, brand, period })
        .onConflict((conflict) => conflict.doNothing())
        .returning('name')
        .execute();
      return claimed.length > 0;
    },
    forgetPeriods: () => sql`delete from job_periods where period < now() - interval '400 days'`.execute(db),
  };
}
