import type { CanaryMatches } from '@pavilion/api/system';
import './tables';
import type { RegistrationRules } from '@pavilion/api/auth';
import type {
  AppOffer,
  ChatModels,
  DomainRoutes,
  HelpCenter,
  LaunchedChat,
  PermissionInfo,
  Routers,
  SystemStatus,
  Whitelabel,
} from '@pavilion/api/system';
import type { Locale } from '@pavilion/i18n';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Members } from '../../identity/members';
import type { Regions } from '../../control/regions';
import type { Registry } from '../../control/registry';
import { pageRoutes, type Site } from '../site';
import { canaryMatches, type CanaryVisitor } from './canary-matches';
import { appDownloads } from './app-downloads';
import { chatModels, launchChat } from './chat';
import { helpCenterOf } from './help';
import { settingsOf } from './settings';
import { whitelabelTree } from './whitelabel-tree';

/** Somebody at a brand's site. */
export interface SiteCaller {
  address: string;
  /** Undefined for visitors. */
  memberId?: bigint | undefined;
}

/** What a brand is at this moment, for callers that do not read its manifest. */
export interface SiteInfo {
  /** 0 open, 1 maintenance, 2 not from where the caller is. */
  siteStatus(brand: Brand, address: string): SystemStatus;
  /** Why the brand answers nothing to this address now: `site.retired`, which comes first, `site.maintenance` or `site.region_blocked`. */
  closedError(brand: Brand, address: string): DomainError | undefined;
  /** Whether the brand answers this address now; `closedTo` says why it does not. */
  isOpenTo(brand: Brand, address: string): boolean;
  /** Which targeted canaries a visitor is meant for; nobody learns whom else. */
  canaries(visitor: CanaryVisitor): Promise<CanaryMatches>;
  /** The brand's flags: its own, and above them those of the manifest in force. */
  whitelabel(brand: Brand): Whitelabel;
  domainRoute(brand: Brand): DomainRoutes;
  /** Where its pages are. */
  routers(brand: Brand): Routers;
  permission(brand: Brand, caller: SiteCaller): Promise<PermissionInfo>;
  helpCenter(brand: Brand, locale: Locale): Promise<HelpCenter>;
  /** `origin` is the site as the caller reaches it. */
  apps(brand: Brand, asked: { origin: string; locale: Locale; code?: string | undefined }): Promise<AppOffer[]>;
  chatModels(brand: Brand, locale: Locale): Promise<ChatModels>;
  /** @throws DomainError `chat.off` */
  openChat(brand: Brand, modelId: string, locale: Locale, caller: SiteCaller): Promise<LaunchedChat>;
}

/** What the system says is other modules' to know. */
export interface SiteInfoDependencies {
  registry: Pick<Registry, 'manifestOf' | 'targetedCanaries'>;
  regions: Pick<Regions, 'isDenied' | 'locate'>;
  site: Pick<Site, 'supportPath'>;
  members: Pick<Members, 'byId'>;
  /** What the brand asks for at registration. */
  registration(brand: string): Promise<RegistrationRules>;
}

/** How long a closed site asks callers to wait before they try again. */
const RETRY_AFTER_SECONDS = 60;

/** Answers follow the manifest and the region rules, so that they change at the same moment as open pages do. */
export function createSiteInfo(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  { registry, regions, site, members, registration }: SiteInfoDependencies,
): SiteInfo {
  const inMaintenance = ({ code }: Brand) => Boolean(registry.manifestOf(code)?.manifest.maintenance.on);
  const whitelabel = ({ code, flags }: Brand) => whitelabelTree(code, { ...flags, ...registry.manifestOf(code)?.manifest.flags });
  const known = async ({ code }: Brand, memberId: bigint | undefined) => {
    const member = memberId === undefined ? undefined : await members.byId(code, memberId);
    return member && { id: member.publicId, account: member.account };
  };
  return {
    whitelabel,
    domainRoute,
    routers({ code }) {
      const signed = registry.manifestOf(code);
      return { routers: signed ? pageRoutes(signed.manifest) : [] };
    },
    siteStatus: (brand, address) => ({
      status: brand.retiredAt !== null || inMaintenance(brand) ? 1 : regions.isDenied(brand.code, address) ? 2 : 0,
    }),
    closedError(brand, address) {
      if (brand.retiredAt !== null) return new DomainError('site.retired');
      if (inMaintenance(brand)) return new DomainError('site.maintenance', { details: { seconds: RETRY_AFTER_SECONDS } });
      return regions.isDenied(brand.code, address) ? new DomainError('site.region_blocked') : undefined;
    },
    canaries: (visitor) => canaryMatches({ registry, regions, members }, visitor),
    isOpenTo: (brand, address) => brand.retiredAt === null && !inMaintenance(brand) && !regions.isDenied(brand.code, address),
    async permission(brand, { address, memberId }) {
      const { resources, gtag_id, image_cdns, launch_cdns } = await settingsOf(db, brand.code);
      const { mainDomain, list } = domainRoute(brand);
      return {
        info: {
          customerService: { path: site.supportPath(brand.code, await known(brand, memberId)) },
          domainRoute: list,
          resources: resources.map(({ kind, name, url }) => ({ resourceType: kind, name, url })),
          whitelabel: whitelabel(brand),
          registration: await registration(brand.code),
          mainDomain,
          analytics: { gtagId: gtag_id },
          imageCDNs: image_cdns,
          launchGameCDNs: launch_cdns,
        },
        location: regions.locate(address),
        maintenance: inMaintenance(brand),
        regionRestriction: regions.isDenied(brand.code, address),
      };
    },
    helpCenter: (brand, locale) => helpCenterOf(db, brand, locale),
    apps: async (brand, asked) => appDownloads(await settingsOf(db, brand.code), asked),
    chatModels: async ({ code }, locale) => chatModels(config.chat, await settingsOf(db, code), locale),
    async openChat(brand, modelId, locale, { memberId }) {
      const caller = { brand: brand.code, locale, member: await known(brand, memberId) };
      return launchChat(config.chat, await settingsOf(db, brand.code), modelId, caller);
    },
  };
}

function domainRoute({ hosts }: Brand): DomainRoutes {
  const mainDomain = hosts[0] ?? '';
  return { mainDomain, list: hosts.map((domain) => ({ domain, main: domain === mainDomain })) };
}
