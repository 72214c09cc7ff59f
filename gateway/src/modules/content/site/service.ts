import { randomBytes, randomInt } from 'node:crypto';
import type { PageData } from '@pavilion/api/site';
import type { BrandManifest } from '@pavilion/contract';
import { DomainError } from '../../../platform/errors';
import { createFieldCipher, type Envelopes } from '../../../platform/crypto';
import { type Brand, type BuiltFile, type BuiltFiles, openBuiltFiles } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Games } from '../../play/games';
import type { ActiveManifest, PreviewedSite, Registry } from '../../control/registry';
import { footerVendors, markOf } from './brand-art';
import { pageDocument } from './document';
import { findPage, type FoundPage, isKnownAddress } from './find-page';
import { renderHome } from './render-home';
import { type PageStyles, pageStyles } from './page-styles';
import { contentSecurityPolicy, pageHeaders } from './security-headers';
import { createSupportVisits, type SupportVisit } from './support-visits';
import { supportPage } from './support-page';
import { regionNotice } from './region-notice';
import { renderHomeContent, placeholderShape } from './static-content';
import { staticFrame } from './static-frame';
import { supportOf } from './support';

/** What the site takes from other modules; each is asked for every page, so that the page tells what is true now. */
export interface SiteDependencies {
  registry: Pick<Registry, 'manifestOf' | 'preloadFiles' | 'previews'>;
  envelopes: Pick<Envelopes, 'publicKey'>;
  games: Pick<Games, 'initialData' | 'homeCovers'>;
}

/** How a page is wanted, beside its address. */
export interface PageRequest {
  /** The language that was chosen before; another than those offered is not taken. */
  locale?: string | undefined;
  /** The token of a preview. */
  preview?: string | undefined;
  /** Where the caller is, when the brand does not serve the place: then the page says so and holds nothing else. */
  regionBlocked?: PageData['regionBlocked'];
}

/** An answer of the site, not yet on the wire. */
export interface SitePage {
  status: 200 | 403 | 404;
  headers: Readonly<Record<string, string>>;
  html: string;
}

/** Makes the pages of all brands, and hands out the shell's built files. */
export interface Site {
  /**
   * The page of `brand` at an address: frame, styles, manifest and first data in one answer, in the brand's language unless told.
   *
   * @throws DomainError `registry.preview_refused`
   */
  page(brand: Brand, pathname: string, asked?: PageRequest): Promise<SitePage>;
  /** The customer service window of `brand`. @throws DomainError `request.not_found` when the brand has none */
  supportPage(brand: Brand, visit?: string): Promise<SitePage>;
  /** Where customer service of a brand opens for this member, or for somebody; good for an hour. */
  supportPath(brand: string, member?: SupportVisit): string;
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
  const themeOf = ({ code }: Brand) => needs.registry.manifestOf(code)?.manifest.theme;
  const surfaceOf = (brand: Brand) => {
    const { name, default: tone } = themeOf(brand) ?? { name: brand.code, default: brand.defaultTheme };
    return stylesOf(name).surface[tone];
  };
  return {
    async page(brand, pathname, { locale: chosen, preview, regionBlocked: from } = {}) {
      const shown = await resolveSite(needs.registry, brand.code, preview);
      const { signed, manifest, localOrigin } = shown;
      const { offered, default: first } = manifest.locales;
      const locale = offered.find((each) => each === chosen) ?? first;
      const { found, isHome, isOpen, regionBlocked, status } = resolvePage(manifest, pathname, from);
      const [firstData, envelopeKey] = await Promise.all([
        isHome && isOpen ? needs.games.initialData(brand.code, locale) : {},
        needs.envelopes.publicKey(),
      ]);
      const page: PageData = {
        brand: factsOf(brand, manifest),
        vendors: footerVendors,
        manifest: signed,
        envelopeKey,
        first: firstData,
        ...(regionBlocked && { regionBlocked }),
      };
      const nonce = newNonce();
      const content = isHome
        ? renderHomeContent(renderHome(needs.games, manifest, { first: firstData, imageHosts: page.brand.imageHosts }))
        : placeholderShape;
      const html = pageDocument({
        page,
        locale,
        nonce,
        styles: stylesOf(manifest.theme.name),
        entry: files.entry(),
        preloads: found && isOpen ? needs.registry.preloadFiles(manifest, found.remote, { page: found.descriptor.id, locale }) : [],
        frame: frameOf(page, manifest, pathname, found, content),
      });
      return {
        status,
        headers: headersOf(page, nonce, config.frameOrigins, localOrigin),
        html,
      };
    },
    supportPath: visits.path,
    async supportPage(brand, visit) {
      const support = await supportOf(db, brand.code);
      if (!support) throw new DomainError('request.not_found');
      const nonce = newNonce();
      const policy = contentSecurityPolicy({ nonce, imageHosts: [], launchHosts: [], frameOrigins: [] });
      const visitor = visit === undefined ? undefined : visits.read(brand.code, visit);
      const html = supportPage({ brand, support, visitor, styles: stylesOf(themeOf(brand)?.name ?? brand.code), nonce });
      return { status: 200, headers: { ...pageHeaders, 'content-security-policy': policy }, html };
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

/** What somebody gets who arrives at an address; a closed site has nothing but the page that says so. */
function resolvePage(manifest: BrandManifest, pathname: string, from: PageData['regionBlocked']) {
  const found = findPage(manifest, pathname);
  // Maintenance comes first: of a site that is being worked on nobody is told whom it serves.
  const regionBlocked = manifest.maintenance.on ? undefined : from;
  const known = isKnownAddress(manifest, pathname) ? 200 : 404;
  return {
    found,
    regionBlocked,
    isHome: found?.descriptor.area === 'site' && found.descriptor.paths.includes('/'),
    isOpen: !manifest.maintenance.on && !from,
    status: regionBlocked ? 403 : known,
  } as const;
}

type ResolvedSite = ActiveManifest & Partial<Pick<PreviewedSite, 'localOrigin'>>;

async function resolveSite(
  { manifestOf, previews }: SiteDependencies['registry'],
  brand: string,
  preview: string | undefined,
): Promise<ResolvedSite> {
  if (preview !== undefined) return previews.open(brand, preview);
  const inForce = manifestOf(brand);
  if (!inForce) throw new DomainError('service.unavailable');
  return inForce;
}

/** In the same circle, begun anywhere. */
function rotateHosts(hosts: readonly string[]): string[] {
  const from = hosts.length ? randomInt(hosts.length) : 0;
  return [...hosts.slice(from), ...hosts.slice(0, from)];
}

function newNonce(): string {
  return randomBytes(18).toString('base64');
}

function cachedStyles(files: BuiltFiles): (brand: string) => PageStyles {
  const known = new Map<string, { build: number; styles: PageStyles }>();
  return (brand) => {
    const cached = known.get(brand);
    if (cached?.build === files.build()) return cached.styles;
    const styles = pageStyles(brand, files.addressOf);
    known.set(brand, { build: files.build(), styles });
    return styles;
  };
}

/** What is the brand's own comes from its row; what operators change, from the manifest that the page carries. */
function factsOf(brand: Brand, { theme, flags, locales }: BrandManifest): PageData['brand'] {
  const { code, name, currency, currencySymbol, imageHosts, launchHosts, licence, timeZone } = brand;
  return {
    code,
    name,
    currency,
    currencySymbol,
    defaultTheme: theme.default,
    licence,
    timeZone,
    flags,
    locales,
    imageHosts: rotateHosts(imageHosts),
    launchHosts,
    mark: markOf(brand),
  };
}

function frameOf(page: PageData, manifest: BrandManifest, pathname: string, found: FoundPage | undefined, content: string): string {
  // Pages without the site's frame draw their own; until then the background is all there is.
  const area = found?.descriptor.area;
  if (page.regionBlocked) return regionNotice(page.regionBlocked);
  if (area === 'bare' || area === 'agent' || manifest.maintenance.on) return '<main id="content"></main>';
  const { brand } = page;
  return staticFrame({ name: brand.name, mark: brand.mark, manifest, pathname, wide: found?.descriptor.wide ?? false, content });
}

function headersOf(
  { brand }: PageData,
  nonce: string,
  frameOrigins: readonly string[],
  localOrigin: string | undefined,
): Record<string, string> {
  return {
    ...pageHeaders,
    'content-security-policy': contentSecurityPolicy({
      nonce,
      imageHosts: brand.imageHosts,
      launchHosts: brand.launchHosts,
      frameOrigins,
      localOrigin,
    }),
  };
}
