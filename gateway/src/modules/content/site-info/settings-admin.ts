import type { SiteSettings, SiteSettingsChange } from '@pavilion/api/system';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import type { Brands } from '../../control/brands';

/** What operators decide about a brand's site beside its manifest. */
export interface SettingsAdmin {
  /** @throws DomainError `request.not_found` */
  view(brand: string): Promise<SiteSettings>;
  /** @throws DomainError `request.not_found`, `site.settings_invalid`, `site.settings_conflict` */
  change(brand: string, asked: SiteSettingsChange, who: string): Promise<SiteSettings>;
}

interface Dependencies {
  audit: Audit;
  brands: Pick<Brands, 'reload'>;
}

/** In the order in which they are shown. */
const KINDS = { FACEBOOK: 'SOCIAL', TELEGRAM: 'SOCIAL', WHATSAPP: 'SOCIAL', Android: 'APP', iOS: 'APP' } as const;

export function createSettingsAdmin({ db, bus }: Pick<Platform, 'db' | 'bus'>, { audit, brands }: Dependencies): SettingsAdmin {
  return {
    view: (brand) => viewOf(db, brand),
    async change(brand, { version, reason, ...asked }, who) {
      assertValidSettings(asked);
      await db.transaction().execute(async (trx) => {
        await sql`select 1 from brand_site where brand = ${brand} for update`.execute(trx);
        const { version: latest, ...before } = await viewOf(trx, brand);
        if (latest !== version) throw new DomainError('site.settings_conflict');
        await save(trx, brand, asked);
        await audit.append(trx, { who, reason, action: 'site.settings-changed', brand, before, after: asked });
      });
      bus.publish('brands.changed', {});
      await brands.reload();
      return viewOf(db, brand);
    },
  };
}

type Settings = Omit<SiteSettings, 'version'>;

async function viewOf(db: Database, brand: string): Promise<SiteSettings> {
  const row = await db
    .selectFrom('brands')
    .innerJoin('brand_site', 'brand_site.brand', 'brands.code')
    .select(['password_days', 'feedback_min', 'feedback_max', 'reality_check_minutes', 'settings_version'])
    .where('code', '=', brand)
    .executeTakeFirst();
  if (!row) throw new DomainError('request.not_found');
  const links = await db
    .selectFrom('brand_resources')
    .select(['name', 'url'])
    .where('brand', '=', brand)
    .orderBy('position')
    .execute();
  return {
    links,
    passwordDays: row.password_days,
    feedback: { minWords: row.feedback_min, maxWords: row.feedback_max },
    realityCheckMinutes: row.reality_check_minutes,
    version: row.settings_version,
  };
}

function assertValidSettings({ links, feedback }: Settings): void {
  const twice = links.findIndex(({ name }, at) => links.findIndex((other) => other.name === name) < at);
  const wrong = links.findIndex(({ url }, at) => at === twice || !URL.canParse(url) || new URL(url).protocol !== 'https:');
  const field = wrong >= 0 ? `links.${wrong}` : feedback.minWords > feedback.maxWords ? 'feedback.maxWords' : undefined;
  if (field) throw new DomainError('site.settings_invalid', { fields: { [field]: 'site.settings_invalid' } });
}

async function save(db: Database, brand: string, { links, passwordDays, feedback, realityCheckMinutes }: Settings): Promise<void> {
  await db.deleteFrom('brand_resources').where('brand', '=', brand).execute();
  const rows = links.map(({ name, url }, at) => ({ brand, kind: KINDS[name], name, url, position: at + 1 }));
  if (rows.length) await db.insertInto('brand_resources').values(rows).execute();
  await db.updateTable('brands').set({ password_days: passwordDays }).where('code', '=', brand).execute();
  await db
    .updateTable('brand_site')
    .set({
      feedback_min: feedback.minWords,
      feedback_max: feedback.maxWords,
      reality_check_minutes: realityCheckMinutes,
      settings_version: sql<number>`settings_version + 1`,
    })
    .where('brand', '=', brand)
    .execute();
}
