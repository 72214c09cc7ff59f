import { sql } from 'kysely';
import type { Database } from '../../../platform/database';

/** How far the daily figures have been read from the ledger. */
export async function aggregatedUpTo(db: Database): Promise<bigint> {
  const { rows } = await sql<{ upto: bigint }>`select member_days_upto() as upto`.execute(db);
  return rows[0]?.upto ?? 0n;
}
