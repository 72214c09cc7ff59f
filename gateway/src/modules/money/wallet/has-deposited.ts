import type { Database } from '../../../platform/database';

/** Whether a member ever paid in, by another deposit than `except`. */
export async function hasDeposited(db: Database, memberId: string, currency: string, except = ''): Promise<boolean> {
  const found = await db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('member_id', '=', BigInt(memberId))
    .where('currency', '=', currency)
    .where('kind', '=', 'deposit')
    .where('outcome', '=', 'posted')
    .where('reference', '<>', except)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
