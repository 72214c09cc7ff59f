import { sql } from 'kysely';
import type { Database } from '../../../platform/database';

/** Counts into active bonuses what the ledger gained. */
export interface Wagers {
  /** True when everything that had happened before is counted. Whoever asks meanwhile waits for the reading that follows. */
  count(): Promise<boolean>;
}

const IDS_AT_ONCE = 200_000;
const TRIES = 20;
const PAUSE_MS = 15;

export function createWagers(db: Database): Wagers {
  let last: Promise<boolean> = Promise.resolve(true);
  let next: Promise<boolean> | undefined;
  const count = () =>
    (next ??= last
      .catch(() => false)
      .then(() => {
        next = undefined;
        return (last = read(db));
      }));
  return { count };
}

/** Until a mark of our own is reached: one that stood before says nothing about what happened since. */
async function read(db: Database): Promise<boolean> {
  let ours = await mark(db);
  for (let left = TRIES; left > 0; left -= 1) {
    const { rows } = await sql<{ reached: boolean }>`select bonuses_advance(${IDS_AT_ONCE}) as reached`.execute(db);
    if (!rows[0]?.reached) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    else if (ours) return true;
    else ours = await mark(db);
  }
  return false;
}

async function mark(db: Database): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`select bonuses_mark() as made`.execute(db);
  return rows[0]?.made ?? false;
}
