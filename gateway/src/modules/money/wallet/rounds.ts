import { sql } from 'kysely';
import type { Database } from '../../../platform/database';

/** A round that paid more than was bet, with what it paid in minor units. */
export interface WonRound {
  account: string;
  vendor: string;
  game: string;
  amount: bigint;
}

/** The rounds of a brand that paid best in the last thirty days, best first, no more than one per member and game. */
export async function bestRounds(db: Database, brand: string, limit: number): Promise<WonRound[]> {
  const { rows } = await sql<WonRound>`
    select member.account, vendor, game, amount from (
      select distinct on (member_id, vendor, game) member_id, vendor, game, wins as amount
      from (
        select member_id, vendor, game, wins from game_rounds
        where brand = ${brand} and wins > bets and moved_at > now() - interval '30 days'
        order by moved_at desc limit 5000
      ) lately
      order by member_id, vendor, game, wins desc
    ) best join member_directory member on member.id = best.member_id
    order by amount desc limit ${limit}`.execute(db);
  return rows;
}

/** A won round with the time at which money last moved in it. */
export interface LatestRound extends WonRound {
  at: Date;
}

/** The rounds of a brand that were won after a moment, newest first; of the last ten seconds when none is named. */
// A time that was read has no more than milliseconds: the round it was read of is not to come again.
export async function roundsWonSince(db: Database, brand: string, since: Date | undefined, limit: number): Promise<LatestRound[]> {
  const { rows } = await sql<LatestRound>`
    select member.account, vendor, game, wins as amount, moved_at as at
    from game_rounds join member_directory member on member.id = member_id
    where game_rounds.brand = ${brand} and wins > bets and moved_at >= coalesce(${since ?? null}::timestamptz + interval '1 millisecond', now() - interval '10 seconds')
    order by moved_at desc limit ${limit}`.execute(db);
  return rows;
}

/** How many members of a brand bet in a game in the last seven and in the last thirty days. */
export interface PlayedGame {
  vendor: string;
  game: string;
  week: number;
  month: number;
}

/** The games that a brand's members bet in lately, from the daily figures; free play has none. */
export async function playedGames(db: Database, brand: string): Promise<PlayedGame[]> {
  const { rows } = await sql<PlayedGame>`
    select vendor, game, count(distinct member_id) filter (where day > current_date - 7)::int as week,
      count(distinct member_id)::int as month
    from member_game_day_figures figures join member_directory member on member.id = member_id
    where member.brand = ${brand} and day > current_date - 30 and count > 0
    group by vendor, game
    order by month desc, week desc limit 2000`.execute(db);
  return rows;
}

/** Minor units. A bet that was taken back is not in `stakes`, nor a win that was in `payouts`. */
export interface PlayTotals {
  stakes: bigint;
  payouts: bigint;
  rounds: number;
}

export async function playedSince(db: Database, memberId: string, currency: string, since: Date): Promise<PlayTotals> {
  const { rows } = await sql<PlayTotals>`
    select
      coalesce(sum(-effect) filter (where kind = 'bet' or (kind = 'rollback' and effect > 0)), 0)::bigint as stakes,
      coalesce(sum(effect) filter (where kind = 'win' or (kind = 'rollback' and effect < 0)), 0)::bigint as payouts,
      count(distinct (vendor, round)) filter (where kind = 'bet')::int as rounds
    from ledger_transactions
    where member_id = ${memberId}::bigint and currency = ${currency} and at >= ${since} and outcome = 'posted'
      and kind in ('bet', 'win', 'rollback')`.execute(db);
  return rows[0] ?? { stakes: 0n, payouts: 0n, rounds: 0 };
}

/** A round that nobody ended within a day is not waited for: some vendors end lost rounds with the bet, and say nothing more. */
export async function isPlaying(
  db: Database,
  memberId: string,
  { vendor, game }: { vendor: string; game: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from game_rounds
    where member_id = ${memberId}::bigint and moved_at > now() - interval '1 day' and vendor = ${vendor} and game = ${game}
      and (not closed or moved_at > now() - interval '1 hour')
    limit 1`.execute(db);
  return rows.length > 0;
}
