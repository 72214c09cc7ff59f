import type pg from 'pg';

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
