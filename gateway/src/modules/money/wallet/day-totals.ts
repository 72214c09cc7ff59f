import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { assertValidDays, dayOf, type DayRange, endOfDay, startOfDay } from '../../../platform/time';
import { aggregatedUpTo } from './aggregated-up-to';
import { withReportSnapshot } from './report-snapshot';

/** What a member did on one day. Minor units; stakes less those taken back. */
export interface DayTotals {
  day: string;
  deposits: bigint;
  withdrawals: bigint;
  stakes: bigint;
  payouts: bigint;
  bonuses: bigint;
  adjustments: bigint;
}

/** What a member did in one game. */
export interface GameTotals {
  vendor: string;
  game: string;
  stakes: bigint;
  payouts: bigint;
  bets: number;
}

interface TotalsQuery extends DayRange {
  memberId: string;
  currency: string;
  timeZone: string;
}

const MAX_DAYS = 92;
const MAX_GAMES = 100;

/** Each day of the range, quiet ones too, and the games by what was staked. @throws DomainError `request.invalid` naming the dates */
export async function readTotals(db: Database, asked: TotalsQuery): Promise<{ days: DayTotals[]; games: GameTotals[] }> {
  assertValidDays(asked, MAX_DAYS);
  return withReportSnapshot(db, async (snapshot) => {
    const upto = await aggregatedUpTo(snapshot);
    return { days: await readDays(snapshot, asked, upto), games: await readGames(snapshot, asked, upto) };
  });
}

/** What the daily figures do not have yet, read from the ledger on the same snapshot. */
function unaggregatedSince({ memberId, currency, timeZone, from, to }: TotalsQuery, upto: bigint): RawBuilder<unknown> {
  return sql`from ledger_transactions
    where member_id = ${memberId}::bigint and id > ${upto}::bigint and currency = ${currency} and effect <> 0
      and at >= ${startOfDay(from, timeZone)} and at < ${endOfDay(to, timeZone)}`;
}

async function readDays(db: Database, asked: TotalsQuery, upto: bigint): Promise<DayTotals[]> {
  const { memberId, timeZone, from, to } = asked;
  const sums = ['deposits', 'withdrawals', 'stakes', 'payouts', 'bonuses', 'adjustments'].map(
    (name) => sql`coalesce(sum(${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`,
  );
  const { rows } = await sql<DayTotals>`
    with known as (
      select day, deposits, withdrawals, bets as stakes, wins as payouts, bonuses, adjustments from member_day_figures
      where member_id = ${memberId}::bigint and day between ${from}::date and ${to}::date
      union all
      select ${dayOf(sql`at`, timeZone)},
        case when kind = 'deposit' then effect end, case when kind in ('withdrawal', 'withdrawal-return') then -effect end,
        case when kind = 'bet' or kind = 'rollback' and effect > 0 then -effect end,
        case when kind = 'win' or kind = 'rollback' and effect < 0 then effect end,
        case when kind in ('bonus', 'bonus-expiry') then effect end,
        case when kind in ('adjustment-in', 'adjustment-out', 'correction') then effect end
      ${unaggregatedSince(asked, upto)})
    select each::date::text as day, ${sql.join(sums)}
    from generate_series(${from}::date, ${to}::date, interval '1 day') each left join known on day = each::date
    group by each order by each`.execute(db);
  return rows;
}

async function readGames(db: Database, asked: TotalsQuery, upto: bigint): Promise<GameTotals[]> {
  const { memberId, from, to } = asked;
  const { rows } = await sql<GameTotals>`
    select vendor, game, sum(bets)::bigint as stakes, sum(wins)::bigint as payouts, sum(count)::int as bets from (
      select vendor, game, bets, wins, count from member_game_day_figures
      where member_id = ${memberId}::bigint and day between ${from}::date and ${to}::date
      union all
      select vendor, game, case when kind = 'bet' or kind = 'rollback' and effect > 0 then -effect else 0 end,
        case when kind = 'win' or kind = 'rollback' and effect < 0 then effect else 0 end, (kind = 'bet')::int
      ${unaggregatedSince(asked, upto)} and kind in ('bet', 'win', 'rollback') and vendor is not null and game is not null) known
    group by vendor, game order by stakes desc, vendor, game limit ${MAX_GAMES}`.execute(db);
  return rows;
}
