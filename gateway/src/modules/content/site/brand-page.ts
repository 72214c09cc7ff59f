import type { PageData } from '@pavilion/api/site';
import type { BrandManifest } from '@pavilion/contract';
import type { Envelopes } from '../../../platform/crypto';
import type { Brand, BuiltFiles } from '../../../platform/http';
import type { Registry } from '../../control/registry';
import type { Games } from '../../play/games';
import { footerVendors } from './brand-art';
import { brandFacts } from './brand-facts';
import { pageDocument } from './document';
import type { FoundPage } from './find-page';
import type { PageStyles } from './page-styles';
import { regionNotice } from './region-notice';
import { renderHome } from './render-home';
import { chooseLocale, resolvePage, resolveSite } from './resolve-page';
import { contentSecurityPolicy, newNonce, pageHeaders } from './security-headers';
import { placeholderShape, renderHomeContent } from './static-content';
import { staticFrame } from './static-frame';

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
  status: 200 | 403 | 404 | 410;
  headers: Readonly<Record<string, string>>;
  html: string;
}

/** What a page is made of. */
export interface PageDependencies {
  registry: Pick<Registry, 'manifestOf' | 'preloadFiles' | 'previews'>;
  envelopes: Pick<Envelopes, 'publicKey'>;
  games: Pick<Games, 'initialData' | 'homeCovers' | 'catalogueVersion'>;
  /** Where a brand is beside its site, and how it is paid. */
  linksOf(brand: Brand): Promise<Pick<PageData['brand'], 'social' | 'apps' | 'payments'>>;
  files: Pick<BuiltFiles, 'entry'>;
  stylesOf(theme: string): PageStyles;
  frameOrigins: readonly string[];
}

/** Makes the page of a brand at an address, whole. */
export function createBrandPage({ registry, envelopes, games, linksOf, files, stylesOf, frameOrigins }: PageDependencies) {
  return async (brand: Brand, pathname: string, asked: PageRequest = {}): Promise<SitePage> => {
    const { signed, manifest, localOrigin } = await resolveSite(registry, brand.code, asked.preview);
    const locale = chooseLocale(manifest, asked.locale);
    const { found, isHome, isOpen, regionBlocked, status } = resolvePage(manifest, pathname, asked.regionBlocked);
    const [first, envelopeKey, links] = await Promise.all([
      isHome && isOpen ? games.initialData(brand.code, locale) : {},
      envelopes.publicKey(),
      linksOf(brand),
    ]);
    const page: PageData = {
      brand: brandFacts(brand, manifest, links),
      vendors: footerVendors,
      manifest: signed,
      envelopeKey,
      first,
      catalogue: games.catalogueVersion(brand.code),
      ...(regionBlocked && { regionBlocked }),
    };
    const nonce = newNonce();
    const content = isHome
      ? renderHomeContent(renderHome(games, manifest, { first, imageHosts: page.brand.imageHosts }))
      : placeholderShape;
    const html = pageDocument({
      page,
      locale,
      nonce,
      styles: stylesOf(manifest.theme.name),
      entry: files.entry(),
      preloads: found && isOpen ? registry.preloadFiles(manifest, found.remote, { page: found.descriptor.id, locale }) : [],
      frame: frameOf(page, manifest, { pathname, found, content }),
    });
    const { imageHosts, launchHosts } = page.brand;
    const policy = contentSecurityPolicy({ nonce, imageHosts, launchHosts, frameOrigins, localOrigin });
    return { status, headers: { ...pageHeaders, 'content-security-policy': policy }, html };
  };
}

function frameOf(
  page: PageData,
  manifest: BrandManifest,
  { pathname, found, content }: { pathname: string; found: FoundPage | undefined; content: string },
): string {
  // Pages without the site's frame draw their own; until then the background is all there is.
  const area = found?.descriptor.area;
  if (page.regionBlocked) return regionNotice(page.regionBlocked);
  if (area === 'bare' || area === 'agent' || manifest.maintenance.on) return '<main id="content"></main>';
  const { brand } = page;
  return staticFrame({ brand, manifest, pathname, wide: found?.descriptor.wide ?? false, content });
}
