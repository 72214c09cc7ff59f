import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import type { Brands } from '../../control/brands';
import { createHelpDesk, type HelpDesk } from './help-desk';
import { createSettingsDesk, type SettingsDesk } from './settings-desk';

/** What operators decide about what a brand's site says of itself. */
export interface SiteDesk {
  settings: SettingsDesk;
  help: HelpDesk;
}

export function createSiteDesk(platform: Platform, needs: { audit: Audit; brands: Pick<Brands, 'reload'> }): SiteDesk {
  return { settings: createSettingsDesk(platform, needs), help: createHelpDesk(platform, needs) };
}
