import type { Selectable } from 'kysely';
import type { Database, Tables } from '../../../platform/database';
import { brandSiteStore } from '../../control/brands';

/** What a brand's site is told of itself: it changes with a migration or by hand, seldom. */
export type BrandSettings = Pick<Selectable<Tables['brand_site']>, 'gtag_id' | 'image_cdns' | 'launch_cdns' | 'chat_desks'> & {
  resources: Pick<Selectable<Tables['brand_resources']>, 'kind' | 'name' | 'url'>[];
};

const DEFAULT_SETTINGS = { gtag_id: null, image_cdns: [], launch_cdns: [], chat_desks: [] };

/** The settings of a brand; one without any has none of them. */
export async function settingsOf(db: Database, brand: string): Promise<BrandSettings> {
  const settings = await brandSiteStore(db).find(brand);
  const resources = await db
    .selectFrom('brand_resources')
    .select(['kind', 'name', 'url'])
    .where('brand', '=', brand)
    .orderBy('position')
    .execute();
  return { ...(settings ?? DEFAULT_SETTINGS), resources };
}
