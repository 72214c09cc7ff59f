import { sql } from 'kysely';
import type { Database } from '../../../platform/database';

/** What stands on the other side of some transactions of one member: money of a company, and the fee in it. Minor units. */
export interface ClearedTransaction {
  reference: string;
  amount: bigint;
  fee: bigint;
}

/**
 * What the books say of payments and payouts: of a deposit what came, of a withdrawal what left less what was given back (`related`). A reference
 * that is not in the books is missing from the answer.
 */
export async function findCleared(
  db: Database,
  asked: readonly { memberId: bigint; reference: string }[],
): Promise<ReadonlyMap<string, ClearedTransaction>> {
  if (asked.length === 0) return new Map();
  const { rows } = await sql<ClearedTransaction>`
    select asked.reference, coalesce(-sum(entry.amount) filter (where leg = 1), 0)::bigint as amount,
      coalesce(sum(entry.amount) filter (where leg = 2), 0)::bigint as fee
    from unnest(${asked.map(({ memberId }) => String(memberId))}::bigint[], ${asked.map(({ reference }) => reference)}::text[]) asked (member_id, reference)
    cross join lateral (
      select id from ledger_transactions where member_id = asked.member_id and reference = asked.reference and outcome = 'posted'
      union all
      select id from ledger_transactions
        where member_id = asked.member_id and related = asked.reference and kind in ('withdrawal-return', 'correction') and outcome = 'posted'
    ) moved
    join ledger_entries entry on entry.member_id = asked.member_id and entry.transaction_id = moved.id
    group by 1`.execute(db);
  return new Map(rows.map((row) => [row.reference, row]));
}

/** A round as the books have it. Minor units. */
export interface BookedRound {
  round: string;
  bets: bigint;
  wins: bigint;
  closed: boolean;
  movedAt: Date;
}

const MAX_ROUNDS = 100_000;

/** A vendor's rounds that moved from one moment until before another, and those that are named. */
export async function bookedRounds(
  db: Database,
  { brand, vendor, currency, from, until }: { brand: string; vendor: string; currency: string; from: Date; until: Date },
  named: readonly string[],
): Promise<BookedRound[]> {
  const { rows } = await sql<BookedRound>`
    select round, bets, wins, closed, moved_at as "movedAt" from game_rounds
    where brand = ${brand} and vendor = ${vendor} and currency = ${currency}
      and (moved_at >= ${from} and moved_at < ${until} or round = any (${[...named]}))
    limit ${MAX_ROUNDS}`.execute(db);
  return rows;
}
