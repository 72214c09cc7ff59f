import { merge } from 'rxjs';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import { retryUntilDone } from '../../../platform/timers';
import './tables';

/** The brands of this installation, kept in memory: every request asks for one. */
export interface Brands {
  byHost(host: string): Brand | undefined;
  byCode(code: string): Brand | undefined;
  /** Retired ones too: what they owe is still paid. */
  all(): Brand[];
  /** Reads them again; other instances do so when they hear `brands.changed`, and when they may have missed it. */
  reload(): Promise<void>;
}

/** For a brand that has no settings of its site. */
const REALITY_CHECK_MINUTES = 60;

/** Loads the brands and follows changes. */
export async function createBrands(platform: Platform): Promise<Brands> {
  const { db, bus, onClose } = platform;
  let brands: Brand[] = [];
  let byHost = new Map<string, Brand>();
  const reload = async () => {
    const rows = await db
      .selectFrom('brands')
      .leftJoin('brand_site', 'brand_site.brand', 'brands.code')
      .selectAll('brands')
      .select(['image_cdns', 'launch_cdns', 'reality_check_minutes'])
      .orderBy('code')
      .execute();
    brands = rows.map(
      ({ currency_symbol, default_locale, default_theme, time_zone, password_days, single_wallet, retired_at, ...row }) => {
        const { image_cdns, launch_cdns, reality_check_minutes, ...same } = row;
        return {
          ...same,
          imageHosts: image_cdns ?? [],
          launchHosts: launch_cdns ?? [],
          realityCheckMinutes: reality_check_minutes ?? REALITY_CHECK_MINUTES,
          currencySymbol: currency_symbol,
          defaultLocale: default_locale,
          defaultTheme: default_theme,
          timeZone: time_zone,
          passwordDays: password_days,
          singleWallet: single_wallet,
          retiredAt: retired_at,
        };
      },
    );
    byHost = new Map(brands.flatMap((brand) => brand.hosts.map((host) => [host, brand])));
  };
  await reload();
  const readAgain = retryUntilDone(platform, 'brands.read', reload);
  const following = merge(bus.on('brands.changed'), bus.missed).subscribe(readAgain);
  onClose('brands', () => following.unsubscribe());
  return {
    byHost: (host) => byHost.get(host),
    byCode: (code) => brands.find((brand) => brand.code === code),
    all: () => brands,
    reload,
  };
}
