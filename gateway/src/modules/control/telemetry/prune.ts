import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { type Database, releaseLease, acquireLease } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import { scheduleJob } from '../../../platform/schedule-job';

/** Forgets what is too old to help anybody. */
export interface Pruning {
  /** Does it now, if no other instance does. It happens by itself every hour. */
  prune(): Promise<void>;
  close(): Promise<void>;
}

const INTERVAL_MS = 3_600_000;
const LEASE = { name: 'telemetry pruning', seconds: 600 };
/** So many rows in a statement, so that none takes long. */
const DELETE_BATCH_SIZE = 5_000;
const RETENTION: readonly { table: string; column: string; kept: RawBuilder<unknown> }[] = [
  { table: 'remote_minutes', column: 'minute', kept: sql`interval '14 days'` },
  { table: 'remote_refusals', column: 'minute', kept: sql`interval '14 days'` },
  { table: 'remote_errors', column: 'minute', kept: sql`interval '14 days'` },
  { table: 'remote_error_samples', column: 'last_at', kept: sql`interval '14 days'` },
  { table: 'remote_skew', column: 'last_at', kept: sql`interval '14 days'` },
  // The watch looks back six hours.
  { table: 'canary_reports', column: 'at', kept: sql`interval '1 day'` },
];

export function startPruning({ db, log }: Pick<Platform, 'db' | 'log'>): Pruning {
  const holder = randomUUID();
  const prune = async () => {
    if (await acquireLease(db, LEASE.name, holder, LEASE.seconds)) for (const old of RETENTION) await deleteOld(db, old);
  };
  const stop = scheduleJob(INTERVAL_MS, prune, (error) => log.warn({ err: error }, 'old telemetry could not be removed'));
  return {
    prune,
    async close() {
      await stop();
      // It ends by itself.
      await releaseLease(db, LEASE.name, holder).catch((error: unknown) => log.debug({ err: error }, 'a lease was not released'));
    },
  };
}

async function deleteOld(db: Database, { table, column, kept }: (typeof RETENTION)[number]): Promise<void> {
  for (let removed = DELETE_BATCH_SIZE; removed === DELETE_BATCH_SIZE;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any (array(
        select ctid from ${sql.table(table)} where ${sql.ref(column)} < now() - ${kept} limit ${DELETE_BATCH_SIZE}
      ))`.execute(db);
    removed = Number(numAffectedRows);
  }
}
