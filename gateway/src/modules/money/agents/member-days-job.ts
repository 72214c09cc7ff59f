import { sql } from 'kysely';
import type { Platform } from '../../../platform/platform';
import { followLedger } from '../wallet';

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

const follower = {
  mark: sql<{ made: boolean }>`select member_days_mark() as made`,
  advance: (most: number) => sql<{ reached: boolean }>`select member_days_advance(${most}) as reached`,
};

/** The reading of the ledger into daily figures, also as the job `members.daily-figures`, so that nobody who asks has much to wait for. */
export function createMemberDaysJob({ db, jobs }: Pick<Platform, 'db' | 'jobs'>): MemberDaysJob {
  let reading: Promise<boolean> | undefined;
  const catchUp = (signal?: AbortSignal) => (reading ??= followLedger(db, follower, signal).finally(() => (reading = undefined)));
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
