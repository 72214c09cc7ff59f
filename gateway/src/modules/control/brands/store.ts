import { type Selectable, sql, type Updateable } from 'kysely';
import type { Database, Tables } from '../../../platform/database';
import './tables';

/** What the manifest of a brand is made from. */
export type BrandManifestValues = Pick<
  Updateable<Tables['brands']>,
  'theme' | 'default_theme' | 'default_locale' | 'locales' | 'flags' | 'maintenance'
>;

/** The rows of brands, for modules that keep some of their columns; within a transaction when `db` is one. */
export function brandStore(db: Database) {
  return {
    find: (code: string): Promise<Selectable<Tables['brands']> | undefined> =>
      db.selectFrom('brands').selectAll().where('code', '=', code).executeTakeFirst(),
    async codes(): Promise<string[]> {
      const rows = await db.selectFrom('brands').select('code').orderBy('code').execute();
      return rows.map(({ code }) => code);
    },
    /** Codes of brands that have this code or this host. */
    async withCodeOrHost(code: string, host: string): Promise<string[]> {
      const rows = await db
        .selectFrom('brands')
        .select('code')
        .where((either) => either.or([either('code', '=', code), sql<boolean>`${host} = any (hosts)`]))
        .execute();
      return rows.map((row) => row.code);
    },
    async saveManifestValues(code: string, { flags, ...values }: BrandManifestValues): Promise<void> {
      await db
        .updateTable('brands')
        .set({ ...values, flags: JSON.stringify(flags) as never })
        .where('code', '=', code)
        .execute();
    },
    async setFourEyes(code: string, fourEyes: boolean): Promise<void> {
      await db.updateTable('brands').set({ four_eyes: fourEyes }).where('code', '=', code).execute();
    },
    /** Codes of those that are retired. */
    async retiredCodes(): Promise<string[]> {
      const rows = await db.selectFrom('brands').select('code').where('retired_at', 'is not', null).execute();
      return rows.map(({ code }) => code);
    },
    async setRetired(code: string, retired: boolean): Promise<void> {
      const retired_at = retired ? sql<Date>`clock_timestamp()` : null;
      await db.updateTable('brands').set({ retired_at }).where('code', '=', code).execute();
    },
    async setPasswordDays(code: string, days: number): Promise<void> {
      await db.updateTable('brands').set({ password_days: days }).where('code', '=', code).execute();
    },
  };
}
