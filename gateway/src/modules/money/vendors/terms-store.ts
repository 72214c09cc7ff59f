import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { VendorRow } from './store';
import type { WinCap } from './win-caps';

type SavedVendor = Pick<VendorRow, 'code' | 'brands' | 'public_key' | 'launch_url'> &
  Partial<Pick<VendorRow, 'name' | 'capabilities'>>;

const PREVIOUS_KEY_LIFE = '24 hours';

/** How vendors are connected; within a transaction when `db` is one. */
export function vendorTermsStore(db: Database) {
  return {
    /** All that ever were connected. */
    all: () => db.selectFrom('vendors').selectAll().orderBy('code').execute(),
    caps: (vendor: string): Promise<WinCap[]> =>
      db
        .selectFrom('vendor_win_caps')
        .select(['game', 'currency', 'amount'])
        .where('vendor', '=', vendor)
        .orderBy('game')
        .execute(),
    async setCap(vendor: string, { game, currency, amount }: WinCap): Promise<void> {
      await db
        .insertInto('vendor_win_caps')
        .values({ vendor, game, currency, amount })
        .onConflict((known) => known.columns(['vendor', 'game', 'currency']).doUpdateSet({ amount }))
        .execute();
    },
    /** The key before stays good for a while, because both sides cannot change at the same moment; but not `atOnce`, nor once it was revoked. */
    async changeKey(code: string, key: string, atOnce: boolean): Promise<boolean> {
      const before = sql`not ${atOnce} and key_revoked_at is null`;
      const { numUpdatedRows } = await db
        .updateTable('vendors')
        .set({
          public_key: key,
          previous_key: sql<string>`case when ${before} then public_key end`,
          previous_key_until: sql<Date>`case when ${before} then now() + ${PREVIOUS_KEY_LIFE}::interval end`,
          key_revoked_at: null,
        })
        .where('code', '=', code)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async setLapseDays(code: string, days: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('vendors')
        .set({ rounds_lapse_days: days })
        .where('code', '=', code)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    /** With `atOnce` nothing more is taken that it signs, also when it was removed before. */
    async remove(code: string, atOnce: boolean): Promise<boolean> {
      const revoked = { key_revoked_at: sql<Date>`now()`, previous_key: null, previous_key_until: null };
      const { numUpdatedRows } = await db
        .updateTable('vendors')
        .set({ removed_at: sql<Date>`coalesce(removed_at, now())`, ...(atOnce && revoked) })
        .where('code', '=', code)
        .where(sql<boolean>`(removed_at is null or ${atOnce})`)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async save(vendor: SavedVendor): Promise<void> {
      const { code: _, ...given } = vendor;
      const terms = { ...given, previous_key: null, previous_key_until: null, removed_at: null, key_revoked_at: null };
      await db
        .insertInto('vendors')
        .values(vendor)
        .onConflict((conflict) => conflict.column('code').doUpdateSet(terms))
        .execute();
    },
  };
}

/** The numbers of our keys for vendors; within a transaction when `db` is one. */
export function ownKeyStore(db: Database) {
  return {
    /** The number of our key that signs our calls to it. */
    async ownKey(code: string): Promise<number> {
      const row = await db.selectFrom('vendors').select('our_key').where('code', '=', code).executeTakeFirstOrThrow();
      return row.our_key;
    },
    /** The number of a new key of ours, which nobody uses yet; undefined when there is no such vendor. */
    async addOwnKey(code: string): Promise<number | undefined> {
      const row = await db
        .updateTable('vendors')
        .set({ our_new_key: sql<number>`greatest(our_key, our_new_key) + 1` })
        .where('code', '=', code)
        .returning('our_new_key')
        .executeTakeFirst();
      return row?.our_new_key ?? undefined;
    },
    /** False when it is not this one that waits. */
    async switchOwnKey(code: string, number: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('vendors')
        .set({ our_key: number, our_new_key: null })
        .where('code', '=', code)
        .where('our_new_key', '=', number)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
