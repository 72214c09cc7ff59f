import { randomBytes } from 'node:crypto';
import type { PageData } from '@pavilion/api/site';
import type { BrandManifest, Locale } from '@pavilion/contract';
import { DomainError } from '../../platform/errors';
import type { Envelopes } from '../../platform/crypto';
import type { Brand } from '../../platform/http';
import type { Platform } from '../../platform/platform';
import type { Games } from '../games';
import type { Registry } from '../registry';
import { footerVendors, markOf } from './brand-art';
import { pageDocument } from './document';
import { findPage, type FoundPage, isKnownAddress } from './find-page';
import { drawHome } from './home-drawing';
import { type PageStyles, pageStyles } from './page-styles';
import { contentSecurityPolicy, pageHeaders } from './security-headers';
import { openShellFiles, type ShellFile } from './shell-files';
import { serviceWindow } from './service-window';
import { homeContent, roughShape } from './static-content';
import { staticFrame } from './static-frame';
import { supportOf } from './support';

/** What the site takes from other modules; each is asked for every page, so that the page tells what is true now. */
export interface SiteNeeds {
  registry: Pick<Registry, 'manifestOf' | 'entryFiles'>;
  envelopes: Pick<Envelopes, 'publicKey'>;
  games: Pick<Games, 'firstData' | 'homeCovers'>;
}

/** An answer of the site, not yet on the wire. */
export interface SitePage {
  status: 200 | 404;
  headers: Readonly<Record<string, string>>;
  html: string;
}

/** Makes the pages of all brands, and hands out the shell's built files. */
export interface Site {
  /** The page of `brand` at an address: frame, styles, manifest and first data in one answer, in the brand's language unless told. */
  page(brand: Brand, pathname: string, locale?: Locale): Promise<SitePage>;
  /** The customer service window of `brand`. @throws DomainError `request.not_found` when the brand has none */
  serviceWindow(brand: Brand): Promise<SitePage>;
  shellFile(name: string): ShellFile | undefined;
  /** What a phone needs to put the brand among its apps. */
  webManifest(brand: Brand): object;
}

/** The site over the built shell. */
export function createSite({ config, db, log }: Pick<Platform, 'config' | 'db' | 'log'>, needs: SiteNeeds): Site {
  const files = openShellFiles(config.shellDir);
  if (files.entry().length === 0) log.warn({ folder: config.shellDir }, 'the shell is not built: pages come without scripts');
  const stylesOf = cachedStyles(files);
  return {
    async page(brand, pathname, locale = brand.defaultLocale) {
      const inForce = needs.registry.manifestOf(brand.code);
      if (!inForce) throw new DomainError('service.unavailable');
      const { signed, manifest } = inForce;
      const found = findPage(manifest, pathname);
      const isHome = found?.descriptor.area === 'site' && found.descriptor.paths.includes('/');
      const [first, envelopeKey] = await Promise.all([
        isHome ? needs.games.firstData(brand.code, locale) : {},
        needs.envelopes.publicKey(),
      ]);
      const page: PageData = { brand: factsOf(brand), vendors: footerVendors, manifest: signed, envelopeKey, first };
      const nonce = newNonce();
      const content = isHome ? homeContent(drawHome(needs.games, manifest)) : roughShape;
      const html = pageDocument({
        ...{ page, locale, nonce, styles: stylesOf(brand.code), entry: files.entry() },
        preloads: found ? needs.registry.entryFiles(brand.code, found.remote, { page: found.descriptor.id, locale }) : [],
        frame: frameOf(page, manifest, pathname, found, content),
      });
      return { status: isKnownAddress(manifest, pathname) ? 200 : 404, headers: headersOf(page, nonce, config.frameOrigins), html };
    },
    async serviceWindow(brand) {
      const support = await supportOf(db, brand.code);
      if (!support) throw new DomainError('request.not_found');
      const nonce = newNonce();
      const policy = contentSecurityPolicy({ nonce, imageHosts: [], frameOrigins: [] });
      const html = serviceWindow({ brand, support, styles: stylesOf(brand.code), nonce });
      return { status: 200, headers: { ...pageHeaders, 'content-security-policy': policy }, html };
    },
    shellFile: (name) => files.find(name),
    webManifest: (brand) => ({
      name: brand.name,
      short_name: brand.name,
      start_url: '/',
      display: 'standalone',
      background_color: stylesOf(brand.code).surface[brand.defaultTheme],
      theme_color: stylesOf(brand.code).surface[brand.defaultTheme],
      icons: [{ src: markOf(brand)[brand.defaultTheme], sizes: 'any', type: 'image/svg+xml' }],
    }),
  };
}

function newNonce(): string {
  return randomBytes(18).toString('base64');
}

function cachedStyles(files: ReturnType<typeof openShellFiles>): (brand: string) => PageStyles {
  const known = new Map<string, { build: number; styles: PageStyles }>();
  return (brand) => {
    const cached = known.get(brand);
    if (cached?.build === files.build()) return cached.styles;
    const styles = pageStyles(brand, files.addressOf);
    known.set(brand, { build: files.build(), styles });
    return styles;
  };
}

function factsOf(brand: Brand): PageData['brand'] {
  const { code, name, currency, currencySymbol, defaultTheme, licence, timeZone, flags } = brand;
  return {
    ...{ code, name, currency, currencySymbol, defaultTheme, licence, timeZone, flags },
    locales: { default: brand.defaultLocale, offered: brand.locales },
    imageHosts: [],
    mark: markOf(brand),
  };
}

function frameOf(
  { brand }: PageData,
  manifest: BrandManifest,
  pathname: string,
  found: FoundPage | undefined,
  content: string,
): string {
  // Pages without the site's frame draw their own; until then the background is all there is.
  const area = found?.descriptor.area;
  if (area === 'bare' || area === 'agent' || manifest.maintenance.on) return '<main id="content"></main>';
  return staticFrame({ name: brand.name, mark: brand.mark, manifest, pathname, wide: found?.descriptor.wide ?? false, content });
}

function headersOf({ brand }: PageData, nonce: string, frameOrigins: readonly string[]): Record<string, string> {
  return {
    ...pageHeaders,
    'content-security-policy': contentSecurityPolicy({ nonce, imageHosts: brand.imageHosts, frameOrigins }),
  };
}
