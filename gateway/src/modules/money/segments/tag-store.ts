import { sql } from 'kysely';
import type { Database } from '../../../platform/database';

/** The tags of members; within a transaction when `db` is one. */
export function tagStore(db: Database) {
  return {
    known: async (brand: string): Promise<string[]> =>
      (await db.selectFrom('member_tags').select('tag').distinct().where('brand', '=', brand).orderBy('tag').execute()).map(
        ({ tag }) => tag,
      ),
    of: (brand: string, memberId: bigint) =>
      db
        .selectFrom('member_tags')
        .select(['tag', 'set_by', 'set_at'])
        .where('brand', '=', brand)
        .where('member_id', '=', memberId)
        .orderBy('tag')
        .execute(),
    /** Whose these accounts are, by the account without regard to case. */
    membersByAccount: async (brand: string, accounts: readonly string[]): Promise<ReadonlyMap<string, bigint>> => {
      const rows = await db
        .selectFrom('member_directory')
        .select(['id', 'account_key'])
        .where('brand', '=', brand)
        .where('account_key', '=', sql<string>`any(${accounts.map((account) => account.toLowerCase())}::text[])`)
        .execute();
      return new Map(rows.map(({ account_key, id }) => [account_key, id]));
    },
    /** Answers of how many it was not set yet. */
    give: async (brand: string, tag: string, members: readonly bigint[], who: string): Promise<number> => {
      const rows = members.map((member_id) => ({ brand, tag, member_id, set_by: who }));
      const given = await db
        .insertInto('member_tags')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .returning('member_id')
        .execute();
      return given.length;
    },
    take: async (brand: string, tag: string, members: readonly bigint[]): Promise<number> => {
      const taken = await db
        .deleteFrom('member_tags')
        .where('brand', '=', brand)
        .where('tag', '=', tag)
        .where('member_id', 'in', members)
        .returning('member_id')
        .execute();
      return taken.length;
    },
  };
}
