import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';

declare module '../../../platform/database/database' {
  interface Tables {
    member_days: {
      member_id: bigint;
      day: string;
      deposits: bigint;
      withdrawals: bigint;
      bets: bigint;
      wins: bigint;
      rounds: number;
    };
  }
}

/** Keeps the daily figures of members in step with the ledger. */
export interface MemberDays {
  /** Reads what the ledger gained. Whoever asks meanwhile waits for the same reading. */
  catchUp(): Promise<void>;
}

const EVERY_MS = 15_000;
const IDS_AT_ONCE = 200_000;
const TRIES = 40;
const PAUSE_MS = 15;

/**
 * The reading of the ledger into daily figures, also on a timer, so that nobody who asks has much to wait for.
 *
 * Ids of the ledger are given out before their transactions end: a mark is only read up to when all that could lie before it has ended.
 */
export function createMemberDays({ db, log, lifecycle }: Pick<Platform, 'db' | 'log' | 'lifecycle'>): MemberDays {
  let reading: Promise<void> | undefined;
  const catchUp = () => (reading ??= read(db).finally(() => (reading = undefined)));
  const timer = setInterval(() => {
    if (lifecycle.draining) clearInterval(timer);
    else void catchUp().catch((error: unknown) => log.warn({ error }, 'daily figures could not be read from the ledger'));
  }, EVERY_MS);
  timer.unref();
  return { catchUp };
}

/** Until a mark of our own is reached: one that stood before says nothing about what happened since. */
async function read(db: Database): Promise<void> {
  let ours = await mark(db);
  for (let left = TRIES; left > 0; left -= 1) {
    const { rows } = await sql<{ reached: boolean }>`select member_days_advance(${IDS_AT_ONCE}) as reached`.execute(db);
    if (!rows[0]?.reached) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    else if (ours) return;
    else ours = await mark(db);
  }
}

async function mark(db: Database): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`select member_days_mark() as made`.execute(db);
  return rows[0]?.made ?? false;
}
