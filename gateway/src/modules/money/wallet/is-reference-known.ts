import { sql } from 'kysely';
import type { Database } from '../../../platform/database';

/** Whether a movement came under this reference before, however it ended. */
export async function isReferenceKnown(db: Database, reference: string): Promise<boolean> {
  const { rows } = await sql`select from ledger_reference_owners where reference = ${reference}`.execute(db);
  return rows.length > 0;
}
