import { sql } from 'kysely';
import type { Database } from '../database';

export interface RunRow {
  name: string;
  brand: string;
  startedAt: Date;
  ms: number;
  period: Date | null;
}

/** How each job's last run went, and which periods are done. */
export function historyStore(db: Database) {
  return {
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
