import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { RecoveryMethod } from './tables';

/** Members' passwords, hashed. */
export function credentialStore(db: Database) {
  return {
    credentials: (id: bigint) => db.selectFrom('credentials').selectAll().where('member_id', '=', id).executeTakeFirst(),
    async insertCredentials(
      id: bigint,
      hashes: { password: string; payment?: string | undefined; mustChange?: boolean | undefined; demo?: boolean | undefined },
    ): Promise<void> {
      await db
        .insertInto('credentials')
        .values({
          member_id: id,
          password_hash: hashes.password,
          payment_hash: hashes.payment ?? null,
          must_change: hashes.mustChange ?? false,
          demo: hashes.demo ?? false,
        })
        .execute();
    },
    async replacePassword(id: bigint, hash: string, recoveredBy: RecoveryMethod | null): Promise<void> {
      const values = { password_hash: hash, changed_at: sql<Date>`now()`, must_change: false, recovered_by: recoveredBy };
      await db
        .insertInto('credentials')
        .values({ member_id: id, payment_hash: null, ...values })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
        .execute();
    },
    async replacePaymentPassword(id: bigint, hash: string): Promise<void> {
      await db.updateTable('credentials').set({ payment_hash: hash }).where('member_id', '=', id).execute();
    },
  };
}
