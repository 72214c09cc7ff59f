import { sql } from 'kysely';
import type { Database } from '../database';

export interface DeadRow {
  id: string;
  name: string;
  brand: string;
  failedAt: Date;
  attempts: number;
  error: string;
  period: string | null;
}

/** Runs that were given up, as pg-boss keeps them. */
export function deadLetterStore(db: Database) {
  return {
    dead: async (): Promise<DeadRow[]> =>
      (
        await sql<DeadRow>`
          select id, name, coalesce(singleton_key, '') as brand, completed_on as "failedAt", retry_count + 1 as attempts,
            coalesce(output ->> 'message', output -> 'value' ->> 'message', '') as error, data ->> 'period' as period
          from pgboss.job where state = 'failed' order by completed_on desc limit 500`.execute(db)
      ).rows,
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
  };
}
