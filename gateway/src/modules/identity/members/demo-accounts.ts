import type { Database } from '../../../platform/database';

const MOST_NAMED = 5;

/** The first accounts with the demo's password, and how many there are. */
export async function demoAccountsIn(db: Database): Promise<{ names: string[]; count: number }> {
  const rows = await db
    .selectFrom('credentials')
    .innerJoin('members', 'members.id', 'credentials.member_id')
    .select('members.account')
    .where('credentials.demo', '=', true)
    .orderBy('members.id')
    .execute();
  return { names: rows.slice(0, MOST_NAMED).map(({ account }) => account), count: rows.length };
}
