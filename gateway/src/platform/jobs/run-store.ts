import { sql } from 'kysely';
import type { Database } from '../database';

/** Runs that wait or are under way: pg-boss's own tables, for what it does not tell and where a run is moved in time. */
export function runStore(db: Database) {
  return {
    isActive: async (name: string, brand: string): Promise<boolean> =>
      (
        await sql`select 1 from pgboss.job where name = ${name} and coalesce(singleton_key, '') = ${brand} and state = 'active'`.execute(
          db,
        )
      ).rows.length > 0,
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
  };
}
