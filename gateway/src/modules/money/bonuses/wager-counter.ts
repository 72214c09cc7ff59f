import { sql } from 'kysely';
import type { Database } from '../../../platform/database';

/** Counts into active bonuses what the ledger gained. */
export interface WagerCounter {
  /** True when everything that had happened before is counted. Whoever asks meanwhile waits for the reading that follows. */
  countDue(): Promise<boolean>;
}

const MAX_IDS_PER_BATCH = 200_000;
const MAX_BATCHES_PER_RUN = 20;
const PAUSE_MS = 15;

export function createWagerCounter(db: Database): WagerCounter {
  let last: Promise<boolean> = Promise.resolve(true);
  let next: Promise<boolean> | undefined;
  const countDue = () =>
    (next ??= last
      // Whoever asked for the reading before has been told of its failure.
      .catch(() => false)
      .then(() => {
        next = undefined;
        return (last = countBatch(db));
      }));
  return { countDue };
}

/** Until a mark of our own is reached: one that stood before says nothing about what happened since. */
async function countBatch(db: Database): Promise<boolean> {
  let ours = await markPosition(db);
  for (let left = MAX_BATCHES_PER_RUN; left > 0; left -= 1) {
    const { rows } = await sql<{ reached: boolean }>`select bonuses_advance(${MAX_IDS_PER_BATCH}) as reached`.execute(db);
    if (!rows[0]?.reached) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    else if (ours) return true;
    else ours = await markPosition(db);
  }
  return false;
}

async function markPosition(db: Database): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`select bonuses_mark() as made`.execute(db);
  return rows[0]?.made ?? false;
}
