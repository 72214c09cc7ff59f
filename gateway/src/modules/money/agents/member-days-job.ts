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
export interface MemberDaysJob {
  /** Reads what the ledger gained; false when some of it has to wait for the next time. Whoever asks meanwhile waits for the same reading. */
  catchUp(signal?: AbortSignal): Promise<boolean>;
}

const MAX_IDS_PER_BATCH = 200_000;
const MAX_BATCHES_PER_RUN = 40;
const PAUSE_MS = 15;

/**
 * The reading of the ledger into daily figures, also as the job `members.daily-figures`, so that nobody who asks has much to wait for.
 *
 * Ids of the ledger are given out before their transactions end: a mark is only read up to when all that could lie before it has ended.
 */
export function createMemberDaysJob({ db, jobs }: Pick<Platform, 'db' | 'jobs'>): MemberDaysJob {
  let reading: Promise<boolean> | undefined;
  const catchUp = (signal?: AbortSignal) => (reading ??= aggregateBatch(db, signal).finally(() => (reading = undefined)));
  jobs.define({
    name: 'members.daily-figures',
    schedule: { every: 15, unit: 'second' },
    async run({ signal, log }) {
      const complete = await catchUp(signal);
      if (!complete) log.warn('daily figures lag behind the ledger: transactions are open for long, or there is much to read');
      return { complete };
    },
  });
  return { catchUp };
}

/** Until a mark of our own is reached: one that stood before says nothing about what happened since. */
async function aggregateBatch(db: Database, signal?: AbortSignal): Promise<boolean> {
  let ours = await markPosition(db);
  for (let left = MAX_BATCHES_PER_RUN; left > 0; left -= 1) {
    if (signal?.aborted) return false;
    if (!(await advance(db))) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    else if (ours) return true;
    else ours = await markPosition(db);
  }
  return false;
}

/** On a slow machine a whole batch takes longer than a statement of a request may. */
function advance(db: Database): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = '15s'`.execute(trx);
    const { rows } = await sql<{ reached: boolean }>`select member_days_advance(${MAX_IDS_PER_BATCH}) as reached`.execute(trx);
    return rows[0]?.reached ?? false;
  });
}

async function markPosition(db: Database): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`select member_days_mark() as made`.execute(db);
  return rows[0]?.made ?? false;
}
