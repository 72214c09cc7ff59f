import type { PageData } from '@pavilion/api/site';
import type { BrandManifest } from '@pavilion/contract';
import { DomainError } from '../../../platform/errors';
import type { ActiveManifest, PreviewedSite, Registry } from '../../control/registry';
import { findPage, isKnownAddress } from './find-page';

/** What somebody gets who arrives at an address; a closed site has nothing but the page that says so. */
export function resolvePage(manifest: BrandManifest, pathname: string, from: PageData['regionBlocked']) {
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

/** What is in force, or what a preview shows. @throws DomainError `registry.preview_refused`, `service.unavailable` */
export async function resolveSite(
  { manifestOf, previews }: Pick<Registry, 'manifestOf' | 'previews'>,
  brand: string,
  preview: string | undefined,
): Promise<ResolvedSite> {
  if (preview !== undefined) return previews.open(brand, preview);
  const active = manifestOf(brand);
  if (!active) throw new DomainError('service.unavailable');
  return active;
}

/** The one that was chosen before, when the brand still offers it. */
export function chooseLocale({ locales }: BrandManifest, chosen: string | undefined) {
  return locales.offered.find((each) => each === chosen) ?? locales.default;
}
