import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';

/** Forgets what is too old to help anybody. */
export interface Pruning {
  /** Does it now. The job `telemetry.prune`. */
  prune(signal?: AbortSignal): Promise<void>;
}

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

export function createPruning({ db, jobs }: Pick<Platform, 'db' | 'jobs'>): Pruning {
  const prune = async (signal?: AbortSignal) => {
    for (const old of RETENTION) await deleteOld(db, old, signal);
  };
  jobs.define({
    name: 'telemetry.prune',
    schedule: { every: 1, unit: 'hour' },
    timeoutSeconds: 600,
    run: ({ signal }) => prune(signal),
  });
  return { prune };
}

async function deleteOld(db: Database, { table, column, kept }: (typeof RETENTION)[number], signal?: AbortSignal): Promise<void> {
  for (let removed = DELETE_BATCH_SIZE; removed === DELETE_BATCH_SIZE;) {
    signal?.throwIfAborted();
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any (array(
        select ctid from ${sql.table(table)} where ${sql.ref(column)} < now() - ${kept} limit ${DELETE_BATCH_SIZE}
      ))`.execute(db);
    removed = Number(numAffectedRows);
  }
}
