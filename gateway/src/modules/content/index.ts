import type { GroupRoutes } from '../../platform/http';
import type { Platform } from '../../platform/platform';
import type { ControlServices } from '../control';
import type { IdentityServices } from '../identity';
import type { MoneyServices } from '../money';
import type { PlayServices } from '../play';
import { announcementRoutes, announcementStaffRoutes, createAnnouncements } from './announcements';
import { artRoutes } from './art';
import { createFeedback, feedbackRoutes, feedbackStaffRoutes } from './feedback';
import { createSite, siteRoutes } from './site';
import { createTeamServices, teamServiceRoutes } from './team-services';
import {
  createBrandLinks,
  createSiteAdmin,
  createSiteInfo,
  siteInfoRoutes,
  siteSettingsRoutes,
  siteStatusRoutes,
} from './site-info';

interface LowerGroups {
  control: ControlServices;
  identity: IdentityServices;
  money: Pick<MoneyServices, 'deposits'>;
  play: PlayServices;
}

export type ContentServices = Awaited<ReturnType<typeof createServices>>;

/** What a brand's site says and shows, and what players write to it. */
export async function createContent(platform: Platform, lower: LowerGroups) {
  const services = await createServices(platform, lower);
  const { announcements, feedback } = services;
  const { registry, regions } = lower.control;
  const routes: GroupRoutes = {
    player: [
      artRoutes(lower.play.games),
      announcementRoutes(announcements),
      feedbackRoutes(feedback),
      siteInfoRoutes(services.siteInfo),
      siteRoutes(services.site, regions),
      teamServiceRoutes(services.teamServices),
    ],
    staff: [
      announcementStaffRoutes(announcements.admin),
      feedbackStaffRoutes(feedback),
      siteStatusRoutes({ registry, regions }),
      siteSettingsRoutes(services.siteAdmin),
    ],
  };
  return { services, routes };
}

async function createServices(platform: Platform, { control, identity, money, play }: LowerGroups) {
  const { audit, brands, registry, regions } = control;
  const { auth, envelopes, members } = identity;
  const announcements = await createAnnouncements(platform, { audit });
  const site = await createSite(platform, {
    registry,
    envelopes,
    games: play.games,
    linksOf: createBrandLinks(platform, money.deposits),
  });
  return {
    announcements,
    site,
    feedback: createFeedback(platform),
    teamServices: createTeamServices(platform),
    siteAdmin: createSiteAdmin(platform, { audit, brands }),
    siteInfo: createSiteInfo(platform, { registry, regions, site, members, registration: auth.registrationRules }),
  };
}
