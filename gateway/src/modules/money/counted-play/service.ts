import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import type { DayRange } from '../../../platform/time';
import { followLedger } from '../wallet';
import { countedDayStore } from './store';
import type { CountedDay, CountedDepositDay } from './tables';

/** What members played and paid in by the days of their brands: whatever is earned by play is earned by this. Decision 100. */
export interface CountedPlay {
  /**
   * True when all that had happened before is counted; false when some of it has to wait for the next time. Whoever asks while the ledger is
   * read waits for the reading that follows, because the one under way need not see what they did.
   */
  catchUp(signal?: AbortSignal): Promise<boolean>;
  /** What is counted so far. */
  days(memberId: string, range: DayRange): Promise<CountedDay[]>;
  depositDays(memberId: string, range: DayRange): Promise<CountedDepositDay[]>;
  /** The same, read within a transaction. */
  within(trx: Database): Pick<CountedPlay, 'days' | 'depositDays'>;
}

const follower = {
  mark: sql<{ made: boolean }>`select counted_play_mark() as made`,
  advance: (most: number) => sql<{ reached: boolean }>`select counted_play_advance(${most}) as reached`,
  batch: 20_000,
};

/** The reading of the ledger into days, also as the job `play.count`, so that nobody who asks has much to wait for. */
export function createCountedPlay({ db, jobs }: Pick<Platform, 'db' | 'jobs'>): CountedPlay {
  let last: Promise<boolean> = Promise.resolve(true);
  let next: Promise<boolean> | undefined;
  const catchUp = (signal?: AbortSignal) =>
    (next ??= last
      // Whoever asked for the reading before has been told of its failure.
      .catch(() => false)
      .then(() => {
        next = undefined;
        return (last = followLedger(db, follower, signal));
      }));
  jobs.define({
    name: 'play.count',
    schedule: { every: 5, unit: 'second' },
    async run({ signal, log }) {
      const complete = await catchUp(signal);
      if (!complete) log.warn('counted play lags behind the ledger: transactions are open for long, or there is much to read');
      return { complete };
    },
  });
  return { catchUp, within: countedDayStore, ...countedDayStore(db) };
}
