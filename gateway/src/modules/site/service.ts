import { randomBytes } from 'node:crypto';
import type { PageData } from '@pavilion/api/site';
import type { BrandManifest, SignedManifest } from '@pavilion/contract';
import type { Locale } from '@pavilion/i18n';
import type { Brand } from '../../platform/http';
import type { Platform } from '../../platform/platform';
import { pageDocument } from './document';
import { findPage, isKnownAddress } from './find-page';
import { type PageStyles, pageStyles } from './page-styles';
import { contentSecurityPolicy, pageHeaders } from './security-headers';
import { openShellFiles, type ShellFile } from './shell-files';
import { type HomeDrawing, homeContent, roughShape } from './static-content';
import { staticFrame } from './static-frame';
import { remotePreloads } from './remote-preloads';

/** What the site takes from other modules; each is asked for every page, so that the page tells what is true now. */
export interface SiteNeeds {
  manifestOf(brand: string): SignedManifest | undefined;
  envelopeKey(): PageData['envelopeKey'];
  /** Answers of the calls that the lobby makes first, and what of them can be drawn at once. */
  home(brand: Brand, locale: Locale): Promise<{ first: PageData['first']; drawing: HomeDrawing }>;
  /** Where a brand's pictures are: its mark, and the logos of those whose games it shows. */
  markOf(brand: Brand): string;
  vendors(): PageData['vendors'];
  /** Origins of vendors whose games open inside a frame of ours. */
  frameOrigins(): readonly string[];
}

/** An answer of the site, not yet on the wire. */
export interface SitePage {
  status: 200 | 404;
  headers: Readonly<Record<string, string>>;
  html: string;
}

/** Makes the pages of all brands, and hands out the shell's built files. */
export interface Site {
  /** The page of `brand` at an address: frame, styles, manifest and first data in one answer. */
  page(brand: Brand, pathname: string): Promise<SitePage>;
  shellFile(name: string): ShellFile | undefined;
  /** What a phone needs to put the brand among its apps. */
  webManifest(brand: Brand): object;
}

/** The site over the built shell. */
export function createSite({ config, log }: Pick<Platform, 'config' | 'log'>, needs: SiteNeeds): Site {
  const files = openShellFiles(config.shellDir);
  if (files.entry().length === 0) log.warn({ folder: config.shellDir }, 'the shell is not built: pages come without scripts');
  const stylesOf = cachedStyles(files);
  return {
    async page(brand, pathname) {
      const signed = needs.manifestOf(brand.code);
      const manifest = signed && contentOf(signed);
      const found = manifest && findPage(manifest, pathname);
      const isHome = found?.descriptor.paths.includes('/') ?? false;
      const home = isHome ? await needs.home(brand, brand.defaultLocale) : undefined;
      const page = pageData(brand, needs, signed, home?.first ?? {});
      const nonce = randomBytes(18).toString('base64');
      const frame = manifest
        ? frameOf(page, manifest, pathname, { bare: found?.descriptor.area === 'bare', wide: found?.descriptor.wide ?? false }, home?.drawing)
        : '';
      const html = pageDocument({
        page,
        nonce,
        styles: stylesOf(brand.code),
        entry: files.entry(),
        preloads: manifest && found ? remotePreloads(manifest, found) : [],
        frame,
      });
      return { status: manifest && !isKnownAddress(manifest, pathname) ? 404 : 200, headers: headersOf(page, nonce, needs), html };
    },
    shellFile: (name) => files.find(name),
    webManifest: (brand) => ({
      name: brand.name,
      short_name: brand.name,
      start_url: '/',
      display: 'standalone',
      background_color: stylesOf(brand.code).surface[brand.defaultTheme],
      theme_color: stylesOf(brand.code).surface[brand.defaultTheme],
      icons: [{ src: needs.markOf(brand), sizes: 'any', type: 'image/svg+xml' }],
    }),
  };
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

function pageData(brand: Brand, needs: SiteNeeds, signed: SignedManifest | undefined, first: PageData['first']): PageData {
  const { code, name, currency, currencySymbol, defaultTheme, licence, timeZone, flags } = brand;
  return {
    brand: {
      ...{ code, name, currency, currencySymbol, defaultTheme, licence, timeZone, flags },
      locales: { default: brand.defaultLocale, offered: brand.locales },
      imageHosts: [],
      mark: needs.markOf(brand),
    },
    vendors: needs.vendors(),
    manifest: signed ?? { kid: '', payload: '', signature: '' },
    envelopeKey: needs.envelopeKey(),
    first,
  };
}

function frameOf(
  { brand }: PageData,
  manifest: BrandManifest,
  pathname: string,
  { bare, wide }: { bare: boolean; wide: boolean },
  drawing: HomeDrawing | undefined,
): string {
  const content = drawing ? homeContent(drawing) : roughShape;
  if (bare) return `<main id="content"></main>`;
  return staticFrame({ name: brand.name, mark: brand.mark, manifest, pathname, wide, content });
}

function headersOf({ brand }: PageData, nonce: string, needs: SiteNeeds): Record<string, string> {
  return {
    ...pageHeaders,
    'content-security-policy': contentSecurityPolicy({ nonce, imageHosts: brand.imageHosts, frameOrigins: needs.frameOrigins() }),
  };
}

const contents = new WeakMap<SignedManifest, BrandManifest>();

/** Our own registry's manifest, which needs no verifying here. */
function contentOf(signed: SignedManifest): BrandManifest {
  const known = contents.get(signed) ?? (JSON.parse(Buffer.from(signed.payload, 'base64').toString('utf8')) as BrandManifest);
  contents.set(signed, known);
  return known;
}
