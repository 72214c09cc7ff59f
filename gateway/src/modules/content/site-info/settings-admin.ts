import type { SiteSettings, SiteSettingsChange } from '@pavilion/api/system';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import { brandSiteStore, brandStore, type Brands } from '../../control/brands';

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
const KINDS = { FACEBOOK: 'SOCIAL', TELEGRAM: 'SOCIAL', WHATSAPP: 'SOCIAL', ZALO: 'SOCIAL', Android: 'APP', iOS: 'APP' } as const;

export function createSettingsAdmin({ db, bus }: Pick<Platform, 'db' | 'bus'>, { audit, brands }: Dependencies): SettingsAdmin {
  return {
    view: (brand) => viewOf(db, brand),
    async change(brand, { version, reason, ...asked }, who) {
      assertValidSettings(asked);
      await db.transaction().execute(async (trx) => {
        await brandSiteStore(trx).hold(brand);
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
  const known = await brandStore(db).find(brand);
  const settings = await brandSiteStore(db).find(brand);
  if (!known || !settings) throw new DomainError('request.not_found');
  const links = await db
    .selectFrom('brand_resources')
    .select(['name', 'url'])
    .where('brand', '=', brand)
    .orderBy('position')
    .execute();
  return {
    links,
    passwordDays: known.password_days,
    feedback: { minWords: settings.feedback_min, maxWords: settings.feedback_max },
    realityCheckMinutes: settings.reality_check_minutes,
    version: settings.settings_version,
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
  await brandStore(db).setPasswordDays(brand, passwordDays);
  await brandSiteStore(db).change(brand, {
    feedback_min: feedback.minWords,
    feedback_max: feedback.maxWords,
    reality_check_minutes: realityCheckMinutes,
  });
}
