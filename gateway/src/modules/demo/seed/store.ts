import { sql } from 'kysely';
import type { Database } from '../../../platform/database';

declare module '../../../platform/database/database' {
  interface Tables {
    demo_seeds: { name: string; day: Date; finished_at: Date | null };
  }
}

/** Whether a seed was finished, without needing anything but the table. */
export async function isFinished(db: Database, name: string): Promise<boolean> {
  const row = await db.selectFrom('demo_seeds').select('finished_at').where('name', '=', name).executeTakeFirst();
  return Boolean(row?.finished_at);
}

/** The day that a seed is relative to: now, at the first attempt. */
export async function baseDay(db: Database, name: string): Promise<Date> {
  await sql`insert into demo_seeds (name, day) values (${name}, now()) on conflict do nothing`.execute(db);
  const { day } = await db.selectFrom('demo_seeds').select('day').where('name', '=', name).executeTakeFirstOrThrow();
  return day;
}

export async function markFinished(db: Database, name: string): Promise<void> {
  await db
    .updateTable('demo_seeds')
    .set({ finished_at: sql<Date>`now()` })
    .where('name', '=', name)
    .execute();
}
