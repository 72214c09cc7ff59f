import { artAddress } from '@pavilion/art';
import type { PageData } from '@pavilion/api/site';
import { socialNetworks } from '@pavilion/api/system';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import { settingsOf } from './settings';

/** What the frame of a brand's pages leads to outside of them, and how it is paid. */
type BrandLinks = Pick<PageData['brand'], 'social' | 'apps' | 'payments'>;

/** The ways to pay in that are on, which deposits know. */
interface OfferedMethods {
  offered(brand: Brand): Promise<BrandLinks['payments']>;
}

/** Every page has them: they are read anew this seldom, and at once when operators change the settings of a brand. */
const KEPT_MS = 30_000;
const NONE: BrandLinks = { social: [], apps: false, payments: [] };

/** Reads them for pages. While they cannot be read, pages have those from before. */
export function createBrandLinks(
  { db, bus, log, onClose }: Pick<Platform, 'db' | 'bus' | 'log' | 'onClose'>,
  deposits: OfferedMethods,
): (brand: Brand) => Promise<BrandLinks> {
  const kept = new Map<string, { until: number; links: Promise<BrandLinks> }>();
  const changes = bus.on('brands.changed').subscribe(() => {
    for (const each of kept.values()) each.until = 0;
  });
  onClose('brand links', () => changes.unsubscribe());
  const read = async (brand: Brand): Promise<BrandLinks> => {
    const [{ resources }, methods] = await Promise.all([settingsOf(db, brand.code), deposits.offered(brand)]);
    return {
      social: resources.flatMap(({ name, url }) => {
        const network = socialNetworks.find((each) => each === name);
        return network
          ? [{ name: network, url, logo: { dark: artAddress.social(network, 'dark'), light: artAddress.social(network, 'light') } }]
          : [];
      }),
      apps: resources.some(({ kind }) => kind === 'APP'),
      payments: methods.map(({ code, name, flow }) => ({ code, name, flow, picture: artAddress.payment(code) })),
    };
  };
  return (brand) => {
    const known = kept.get(brand.code);
    if (known && known.until > Date.now()) return known.links;
    const links = read(brand).catch((error: unknown) => {
      log.warn({ err: error, brand: brand.code }, 'the links of a brand could not be read');
      return known?.links ?? NONE;
    });
    kept.set(brand.code, { until: Date.now() + KEPT_MS, links });
    return links;
  };
}
