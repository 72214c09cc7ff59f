import { sql } from 'kysely';
import type { Database } from './database';

/** Whether `holder` is the one among all instances that does what `name` says, for so many seconds from now; whoever has it may prolong it. */
export async function acquireLease(db: Database, name: string, holder: string, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    insert into leases as held (name, holder, until)
    values (${name}, ${holder}, clock_timestamp() + make_interval(secs => ${seconds}))
    on conflict (name) do update set holder = excluded.holder, until = excluded.until
    where held.holder = excluded.holder or held.until < clock_timestamp()
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Lets another instance take it at once. */
export async function releaseLease(db: Database, name: string, holder: string): Promise<void> {
  await sql`delete from leases where name = ${name} and holder = ${holder}`.execute(db);
}
