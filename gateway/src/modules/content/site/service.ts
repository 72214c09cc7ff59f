import { createFieldCipher, type Envelopes } from '../../../platform/crypto';
import { DomainError } from '../../../platform/errors';
import { type Brand, type BuiltFile, openBuiltFiles } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Registry } from '../../control/registry';
import type { Games } from '../../play/games';
import { markOf } from './brand-art';
import { createBrandPage, type PageDependencies, type PageRequest, type SitePage } from './brand-page';
import { cachedStyles } from './cached-styles';
import { contentSecurityPolicy, newNonce, pageHeaders } from './security-headers';
import { supportOf } from './support';
import { retiredPage } from './retired-page';
import { supportPage } from './support-page';
import { RETRY_AFTER_S, unavailablePage } from './unavailable-page';
import type { ServicePageFrame } from './service-page';
import { createSupportVisits, type SupportVisit } from './support-visits';

/** What the site takes from other modules; each is asked for every page, so that the page tells what is true now. */
export interface SiteDependencies {
  registry: Pick<Registry, 'manifestOf' | 'preloadFiles' | 'previews'>;
  envelopes: Pick<Envelopes, 'publicKey'>;
  games: Pick<Games, 'initialData' | 'homeCovers' | 'catalogueVersion'>;
  linksOf: PageDependencies['linksOf'];
}

/** An answer of the site that a browser asks for again by itself. */
interface UnavailablePage extends Omit<SitePage, 'status'> {
  status: 503;
}

/** Makes the pages of all brands, and hands out the shell's built files. */
export interface Site {
  /**
   * The page of `brand` at an address: frame, styles, manifest and first data in one answer, in the brand's language unless told. A retired brand has
   * one that says so, at every address.
   *
   * @throws DomainError `registry.preview_refused`
   */
  page(brand: Brand, pathname: string, asked?: PageRequest): Promise<SitePage>;
  /** The customer service window of `brand`. @throws DomainError `request.not_found` when the brand has none */
  supportPage(brand: Brand, visit?: string): Promise<SitePage>;
  /** Where customer service of a brand opens for this member, or for somebody; good for an hour. */
  supportPath(brand: string, member?: SupportVisit): string;
  /** What a browser gets while no page can be made; it needs nothing but this process. */
  unavailablePage(brand: Brand, locale: string | undefined): UnavailablePage;
  shellFile(name: string): BuiltFile | undefined;
  /** What a phone needs to put the brand among its apps. */
  webManifest(brand: Brand): object;
}

/** The site over the built shell. */
export async function createSite(
  { config, db, log }: Pick<Platform, 'config' | 'db' | 'log'>,
  needs: SiteDependencies,
): Promise<Site> {
  const files = openBuiltFiles(config.shellDir, '/shell/');
  if (files.entry().length === 0) log.warn({ folder: config.shellDir }, 'the shell is not built: pages come without scripts');
  const visits = createSupportVisits(await createFieldCipher(config));
  const stylesOf = cachedStyles(files);
  const brandPage = createBrandPage({ ...needs, files, stylesOf, frameOrigins: config.frameOrigins });
  const themeOf = ({ code }: Brand) => needs.registry.manifestOf(code)?.manifest.theme;
  const surfaceOf = (brand: Brand) => {
    const { name, default: tone } = themeOf(brand) ?? { name: brand.code, default: brand.defaultTheme };
    return stylesOf(name).surface[tone];
  };
  const standalone = (brand: Brand, chosen?: string) => {
    const nonce = newNonce();
    const policy = contentSecurityPolicy({ nonce, imageHosts: [], launchHosts: [], frameOrigins: [] });
    const locale = brand.locales.find((each) => each === chosen) ?? brand.defaultLocale;
    const frame: ServicePageFrame = { brand, locale, styles: stylesOf(themeOf(brand)?.name ?? brand.code), nonce };
    return { frame, headers: { ...pageHeaders, 'content-security-policy': policy } };
  };
  return {
    async page(brand, pathname, asked = {}) {
      if (brand.retiredAt === null || asked.preview !== undefined) return brandPage(brand, pathname, asked);
      const { frame, headers } = standalone(brand, asked.locale);
      const html = retiredPage(frame, await supportOf(db, brand.code));
      return { status: 410, headers: { ...headers, 'cache-control': 'no-store' }, html };
    },
    supportPath: visits.path,
    async supportPage(brand, visit) {
      const support = await supportOf(db, brand.code);
      if (!support) throw new DomainError('request.not_found');
      const { frame, headers } = standalone(brand);
      const visitor = visit === undefined ? undefined : visits.read(brand.code, visit);
      return { status: 200, headers, html: supportPage({ ...frame, support, visitor }) };
    },
    unavailablePage(brand, chosen) {
      const { frame, headers } = standalone(brand, chosen);
      return { status: 503, headers: { ...headers, 'retry-after': String(RETRY_AFTER_S) }, html: unavailablePage(frame) };
    },
    shellFile: (name) => files.find(name),
    webManifest: (brand) => ({
      name: brand.name,
      short_name: brand.name,
      start_url: '/',
      display: 'standalone',
      background_color: surfaceOf(brand),
      theme_color: surfaceOf(brand),
      icons: [{ src: markOf(brand)[brand.defaultTheme], sizes: 'any', type: 'image/svg+xml' }],
    }),
  };
}
