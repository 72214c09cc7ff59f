import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import { dayOf, endOfDay, hourOf, sameTimeEarlier, startOfDay } from '../../../platform/time';
import { followLedger } from '../wallet';

const follower = {
  mark: sql<{ made: boolean }>`select brand_minutes_mark() as made`,
  advance: (most: number) => sql<{ reached: boolean }>`select brand_minutes_advance(${most}) as reached`,
};

/** Keeps the figures of a brand's minutes in step with the ledger, also as the job `overview.figures`, so that nobody who asks has much to wait for. */
export function createBrandMinutes({ db, jobs }: Pick<Platform, 'db' | 'jobs'>) {
  let reading: Promise<boolean> | undefined;
  /** False when some of it has to wait for the next time. Whoever asks meanwhile waits for the same reading. */
  const catchUp = (signal?: AbortSignal) => (reading ??= followLedger(db, follower, signal).finally(() => (reading = undefined)));
  jobs.define({
    name: 'overview.figures',
    schedule: { every: 15, unit: 'second' },
    run: async ({ signal }) => ({ complete: await catchUp(signal) }),
  });
  return { catchUp };
}

/** An hour of a day that was `daysAgo`, in the brand's time zone. Minor units. */
export interface HourRow {
  daysAgo: number;
  hour: number;
  /** Of the whole hour, bets less wins. */
  revenue: bigint;
  /** The rest is up to the present time of day. */
  deposits: bigint;
  withdrawals: bigint;
  bets: bigint;
  wins: bigint;
  players: number;
}

/** Today, and the days that it is compared with: at most 1 440 rows of each. */
export async function readHours(db: Database, brand: string, timeZone: string): Promise<HourRow[]> {
  const day = sql`(${dayOf(sql`now()`, timeZone)} - days_ago)`;
  const { rows } = await sql<HourRow>`
    select days_ago as "daysAgo", ${hourOf(sql`minute`, timeZone)} as hour,
      sum(bets - wins)::bigint as revenue,
      coalesce(sum(deposits) filter (where minute < so_far), 0)::bigint as deposits,
      coalesce(sum(withdrawals) filter (where minute < so_far), 0)::bigint as withdrawals,
      coalesce(sum(bets) filter (where minute < so_far), 0)::bigint as bets,
      coalesce(sum(wins) filter (where minute < so_far), 0)::bigint as wins,
      coalesce(sum(players) filter (where minute < so_far), 0)::int as players
    from (values (0), (1), (7)) days (days_ago)
      cross join lateral (
        select ${startOfDay(day, timeZone)} as begins, ${endOfDay(day, timeZone)} as ends,
          -- The present minute is not over: today has what came of it, the other days end before it.
          case days_ago when 0 then now() else date_trunc('minute', ${sameTimeEarlier(sql`days_ago`, timeZone)}) end as so_far
      ) span
      join brand_minutes known on known.brand = ${brand} and minute >= begins and minute < ends
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}
