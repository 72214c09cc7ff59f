import type { RoundResult } from '@pavilion/api/records';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, Tables } from '../../../platform/database';
import { assertValidDays, type DayRange, endOfDay, startOfDay } from '../../../platform/time';
import { withReportSnapshot } from './report-snapshot';

/** A round of a game as it is kept. Minor units. */
export type RoundRow = Selectable<Tables['game_rounds']> & { result: RoundResult };

/** Whose rounds, of which days there: those in which money moved last. */
export interface RoundFilter extends DayRange {
  memberId: string;
  currency: string;
  timeZone: string;
  vendor?: string | undefined;
  /** The vendor's code of the game. */
  game?: string | undefined;
  result?: RoundResult | undefined;
}

/** The last round of a page. */
export interface RoundCursor {
  /** Microseconds since 1970. */
  moved: string;
  vendor: string;
  round: string;
}

// A vendor that pays into a round without closing it has ended it as far as anybody can tell.
const RESULT: RawBuilder<RoundResult> = sql`case
  when bets = 0 and wins = 0 then 'returned' when not closed and wins = 0 then 'open'
  when wins > bets then 'won' when wins < bets then 'lost' else 'even' end`;

/** `size` rounds after a place, newest first. @throws DomainError `request.invalid` naming the dates */
export async function roundPage(
  db: Database,
  choice: RoundFilter,
  after: RoundCursor | undefined,
  size: number,
): Promise<{ rounds: RoundRow[]; next: RoundCursor | undefined }> {
  assertValidDays(choice);
  const { rows } = await sql<RoundRow & { micros: string }>`
    select *, ${RESULT} as result, (extract(epoch from moved_at) * 1000000)::bigint::text as micros
    from game_rounds where ${matchesFilter(choice)} ${after ? sql`and ${isAfter(after)}` : sql``}
    order by moved_at desc, vendor desc, round desc limit ${size + 1}`.execute(db);
  const rounds = rows.slice(0, size);
  const last = rows.length > size ? rounds.at(-1) : undefined;
  return { rounds, next: last && { moved: last.micros, vendor: last.vendor, round: last.round } };
}

/** What all that was chosen adds up to. @throws DomainError `request.invalid` naming the dates */
export async function roundSums(db: Database, choice: RoundFilter): Promise<{ rounds: number; bets: bigint; wins: bigint }> {
  assertValidDays(choice);
  const { rows } = await withReportSnapshot(db, (snapshot) =>
    sql<{ rounds: number; bets: bigint; wins: bigint }>`
      select count(*)::int as rounds, coalesce(sum(bets), 0)::bigint as bets, coalesce(sum(wins), 0)::bigint as wins
      from game_rounds where ${matchesFilter(choice)}`.execute(snapshot),
  );
  return rows[0] ?? { rounds: 0, bets: 0n, wins: 0n };
}

/** One round of a member's. */
export async function readRound(db: Database, memberId: string, vendor: string, round: string): Promise<RoundRow | undefined> {
  const { rows } = await sql<RoundRow>`
    select *, ${RESULT} as result from game_rounds
    where member_id = ${memberId}::bigint and vendor = ${vendor} and round = ${round}`.execute(db);
  return rows[0];
}

function matchesFilter({ memberId, currency, timeZone, from, to, vendor, game, result }: RoundFilter): RawBuilder<unknown> {
  return sql.join(
    [
      sql`member_id = ${memberId}::bigint and currency = ${currency}`,
      sql`moved_at >= ${startOfDay(from, timeZone)} and moved_at < ${endOfDay(to, timeZone)}`,
      ...(vendor ? [sql`vendor = ${vendor}`] : []),
      ...(game ? [sql`game = ${game}`] : []),
      ...(result ? [sql`${RESULT} = ${result}`] : []),
    ],
    sql` and `,
  );
}

function isAfter({ moved, vendor, round }: RoundCursor): RawBuilder<unknown> {
  return sql`(moved_at, vendor, round) < (to_timestamp(0) + ${moved}::bigint * interval '1 microsecond', ${vendor}::text, ${round}::text)`;
}
