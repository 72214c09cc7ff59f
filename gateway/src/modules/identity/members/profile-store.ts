import { sql } from 'kysely';
import type { Database } from '../../../platform/database';

/** What members say of themselves, sealed, and by what it is found. */
export function profileStore(db: Database) {
  return {
    profile: (id: bigint) => db.selectFrom('member_profiles').selectAll().where('member_id', '=', id).executeTakeFirst(),
    async withMail(brand: string, index: Buffer): Promise<bigint[]> {
      const rows = await db
        .selectFrom('member_profiles')
        .select('member_id')
        .where('brand', '=', brand)
        .where('email_index', '=', index)
        .limit(50)
        .execute();
      return rows.map(({ member_id }) => member_id);
    },
    /** Without a `phone` the number that was proven before stays. */
    async saveProfile(profile: {
      id: bigint;
      brand: string;
      sealed: Buffer;
      emailIndex: Buffer | null;
      phone?: { index: Buffer; country: string | null } | undefined;
    }): Promise<void> {
      const phone = profile.phone && { phone_index: profile.phone.index, phone_country: profile.phone.country };
      const told = { sealed: profile.sealed, email_index: profile.emailIndex, ...phone };
      await db
        .insertInto('member_profiles')
        .values({ member_id: profile.id, brand: profile.brand, ...told })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ ...told, updated_at: sql<Date>`now()` }))
        .execute();
    },
  };
}
