import { type Generated, sql } from 'kysely';
import type { Database } from '../../platform/database';

declare module '../../platform/database/database' {
  interface Tables {
    vendors: { code: string; brands: string[]; public_key: string; launch_url: string; added_at: Generated<Date> };
    vendor_tokens: { token_hash: Buffer; vendor: string; member_id: bigint; brand: string; issued_at: Generated<Date>; expires_at: Date };
  }
}

const TOKEN_LIFE = '24 hours';
/** Wins and rollbacks do not look at the token, so nothing is lost when an old one goes. */
const TOKEN_KEPT = '30 days';

export function vendorStore(db: Database) {
  return {
    byCode: (code: string) => db.selectFrom('vendors').selectAll().where('code', '=', code).executeTakeFirst(),
    async save(vendor: { code: string; brands: string[]; public_key: string; launch_url: string }): Promise<void> {
      const { code: _, ...terms } = vendor;
      await db
        .insertInto('vendors')
        .values(vendor)
        .onConflict((conflict) => conflict.column('code').doUpdateSet(terms))
        .execute();
    },
    async saveToken(token: { token_hash: Buffer; vendor: string; member_id: bigint; brand: string }): Promise<void> {
      await db.deleteFrom('vendor_tokens').where('expires_at', '<', sql<Date>`now() - ${TOKEN_KEPT}::interval`).execute();
      await db
        .insertInto('vendor_tokens')
        .values({ ...token, expires_at: sql<Date>`now() + ${TOKEN_LIFE}::interval` })
        .execute();
    },
    token: (hash: Buffer) =>
      db
        .selectFrom('vendor_tokens')
        .select(['vendor', 'member_id', 'brand', sql<boolean>`expires_at <= now()`.as('expired')])
        .where('token_hash', '=', hash)
        .executeTakeFirst(),
  };
}
