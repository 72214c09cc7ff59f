import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import type { Brands } from '../../control/brands';
import { createHelpAdmin, type HelpAdmin } from './help-admin';
import { createSettingsAdmin, type SettingsAdmin } from './settings-admin';

/** What operators decide about what a brand's site says of itself. */
export interface SiteAdmin {
  settings: SettingsAdmin;
  help: HelpAdmin;
}

export function createSiteAdmin(platform: Platform, needs: { audit: Audit; brands: Pick<Brands, 'reload'> }): SiteAdmin {
  return { settings: createSettingsAdmin(platform, needs), help: createHelpAdmin(platform, needs) };
}
