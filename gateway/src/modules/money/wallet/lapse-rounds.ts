import { sql } from 'kysely';
import type { Database } from '../../../platform/database';

declare module '../../../platform/database/database' {
  interface Tables {
    lapsed_rounds: {
      member_id: bigint;
      vendor: string;
      round: string;
      /** Counts while nothing moved in the round after it. */
      lapsed_at: Date;
    };
  }
}

/** Rounds that lapsed together, in one currency; `staked` is what was bet in them less what they paid, in minor units. */
export interface LapsedRounds {
  currency: string;
  rounds: number;
  staked: bigint;
}

/** The vendors who have not ended all rounds of a brand. */
export async function vendorsOfOpenRounds(db: Database, brand: string): Promise<string[]> {
  const { rows } = await sql<{ vendor: string }>`
    select distinct vendor from game_rounds where brand = ${brand} and not closed order by 1`.execute(db);
  return rows.map(({ vendor }) => vendor);
}

/**
 * Lets at most `most` rounds lapse in which nothing moved for `days`: nobody waits for them any more; but not those of which a win waits for operators.
 * The ledger stays as it is, and what their vendor sends later is booked as ever. Within a transaction, because it may take a while.
 */
export async function lapseRounds(
  trx: Database,
  { vendor, brand, days, most }: { vendor: string; brand: string; days: number; most: number },
): Promise<LapsedRounds[]> {
  await sql`set local statement_timeout = '15s'`.execute(trx);
  const { rows } = await sql<LapsedRounds>`
    with due as (
      select member_id, vendor, round, currency, bets - wins as left_in from game_rounds known
      where brand = ${brand} and vendor = ${vendor} and not closed and moved_at < now() - make_interval(days => ${days}::int)
        and not exists (select from lapsed_rounds lapsed
          where lapsed.member_id = known.member_id and lapsed.vendor = known.vendor and lapsed.round = known.round and lapsed_at >= moved_at)
        and not exists (select from held_wins_waiting waiting
          where waiting.member_id = known.member_id and waiting.vendor = known.vendor and waiting.round = known.round)
      order by moved_at limit ${most}::int
    ), marked as (
      insert into lapsed_rounds (member_id, vendor, round) select member_id, vendor, round from due
      on conflict (member_id, vendor, round) do update set lapsed_at = excluded.lapsed_at
    )
    select currency, count(*)::int as rounds, coalesce(sum(left_in), 0)::bigint as staked from due group by 1`.execute(trx);
  return rows;
}
