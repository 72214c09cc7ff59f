import { sql } from 'kysely';
import type { Database } from '../../../platform/database';

/** The largest bet within the last five minutes that a limit of the member's own refused, in minor units. */
export async function largestBetRefusedByLimit(db: Database, memberId: string, currency: string): Promise<bigint> {
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(max(amount), 0)::bigint as amount from ledger_transactions
    where member_id = ${memberId}::bigint and at > now() - interval '5 minutes' and outcome = 'limited' and currency = ${currency}`.execute(
    db,
  );
  return rows[0]?.amount ?? 0n;
}

/** Whether the member began a round of this game that has not ended. */
export async function hasOpenRound(
  db: Database,
  memberId: string,
  { vendor, game }: { vendor: string; game: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from game_rounds
    where member_id = ${memberId}::bigint and moved_at > now() - interval '24 hours' and vendor = ${vendor} and game = ${game} and not closed
    limit 1`.execute(db);
  return rows.length > 0;
}
