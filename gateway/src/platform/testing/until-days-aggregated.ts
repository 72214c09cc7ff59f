import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

// A statement of the application may take two seconds, which a slow machine needs for a whole demo.
const IDS_AT_ONCE = 2000;

/**
 * Reads the ledger into the figures of days, which a job does otherwise. A mark is reached once nothing older is open on the whole server,
 * where other suites work too; one that stood before says nothing of what happened since.
 */
export async function untilDaysAggregated(database: Pick<pg.Client, 'query'>): Promise<void> {
  for (let ours = false; !ours;) {
    const { rows } = await database.query<{ made: boolean }>('select member_days_mark() as made');
    ours = rows[0]?.made ?? false;
    await untilReached(database);
  }
}

async function untilReached(database: Pick<pg.Client, 'query'>): Promise<void> {
  for (;;) {
    const { rows } = await database.query<{ reached: boolean }>(`select member_days_advance(${IDS_AT_ONCE}) as reached`);
    if (rows[0]?.reached) return;
    await pause(20);
  }
}
