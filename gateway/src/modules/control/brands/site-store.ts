import { type Selectable, sql, type Updateable } from 'kysely';
import type { Database, Tables } from '../../../platform/database';
import './tables';

/** Of the settings of a brand's site, those that its operators change. */
type ChangedSettings = Pick<Updateable<Tables['brand_site']>, 'feedback_min' | 'feedback_max' | 'reality_check_minutes'>;

/** The settings of brands' sites; within a transaction when `db` is one. */
export function brandSiteStore(db: Database) {
  return {
    find: (brand: string): Promise<Selectable<Tables['brand_site']> | undefined> =>
      db.selectFrom('brand_site').selectAll().where('brand', '=', brand).executeTakeFirst(),
    /** Held until the transaction ends; undefined for a brand that there is not. */
    hold: (brand: string): Promise<Selectable<Tables['brand_site']> | undefined> =>
      db.selectFrom('brand_site').selectAll().where('brand', '=', brand).forUpdate().executeTakeFirst(),
    /** Says of a change of the region rules that it was. */
    async raiseRegionVersion(brand: string): Promise<void> {
      await db
        .updateTable('brand_site')
        .set({ region_version: sql<number>`region_version + 1` })
        .where('brand', '=', brand)
        .execute();
    },
    async change(brand: string, changed: ChangedSettings): Promise<void> {
      await db
        .updateTable('brand_site')
        .set({ ...changed, settings_version: sql<number>`settings_version + 1` })
        .where('brand', '=', brand)
        .execute();
    },
  };
}
