import { sql } from 'kysely';
import type { Database } from '../../../platform/database';

declare module '../../../platform/database/database' {
  interface Tables {
    ledger_notes: { member_id: bigint; reference: string; note: string };
  }
}

/** What the member reads beside a movement in their statement. Once, in the transaction that posts it. */
export async function saveNote(trx: Database, memberId: string, reference: string, note: string): Promise<void> {
  await trx
    .insertInto('ledger_notes')
    .values({ member_id: BigInt(memberId), reference, note })
    .execute();
}

/** The note beside each movement of a page. */
export const noteOfMovement = sql<string | null>`(
  select note from ledger_notes
  where ledger_notes.member_id = ledger_transactions.member_id and ledger_notes.reference = ledger_transactions.reference
)`.as('note');
