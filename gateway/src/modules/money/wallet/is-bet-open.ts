import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { Movement } from './movement';

/** Whether the bet that a win belongs to was taken, in the same round and game, and nobody took it back. */
export async function isBetOpen(
  db: Database,
  { memberId, currency, related = '', vendor = '', game = '', round = '' }: Movement,
): Promise<boolean> {
  const { rows } = await sql`
    select from ledger_transactions bet
    where member_id = ${memberId}::bigint and reference = ${related} and kind = 'bet' and outcome = 'posted' and currency = ${currency}
      and vendor = ${vendor} and game = ${game} and round = ${round}
      and not exists (select from ledger_transactions undo
        where undo.member_id = bet.member_id and undo.related = bet.reference and undo.kind = 'rollback' and undo.outcome = 'posted')`.execute(
    db,
  );
  return rows.length > 0;
}
