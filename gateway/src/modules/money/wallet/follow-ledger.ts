import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database';

/** How figures are kept in step with the ledger: what notes how far it has come, and what reads at most so many ids towards that mark. */
export interface LedgerFollower {
  mark: RawBuilder<{ made: boolean }>;
  advance: (most: number) => RawBuilder<{ reached: boolean }>;
  /** Ids in one transaction, fewer than usual where each takes long: old versions of rows stay for as long as it runs. */
  batch?: number;
}

const MAX_IDS_PER_BATCH = 200_000;
const MAX_BATCHES_PER_RUN = 40;
const PAUSE_MS = 15;

/**
 * Reads what the ledger gained into figures, until a mark of our own is reached: one that stood before says nothing about what happened since.
 * False when some of it has to wait for the next time.
 *
 * Ids of the ledger are given out before their transactions end: a mark is only read up to when all that could lie before it has ended.
 */
export async function followLedger(db: Database, follower: LedgerFollower, signal?: AbortSignal): Promise<boolean> {
  const mark = async () => (await follower.mark.execute(db)).rows[0]?.made ?? false;
  let ours = await mark();
  for (let left = MAX_BATCHES_PER_RUN; left > 0; left -= 1) {
    if (signal?.aborted) return false;
    if (!(await advance(db, follower))) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    else if (ours) return true;
    else ours = await mark();
  }
  return false;
}

/** On a slow machine a whole batch takes longer than a statement of a request may. */
function advance(db: Database, follower: LedgerFollower): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = '15s'`.execute(trx);
    const { rows } = await follower.advance(follower.batch ?? MAX_IDS_PER_BATCH).execute(trx);
    return rows[0]?.reached ?? false;
  });
}
