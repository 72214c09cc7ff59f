import type { Locale } from '@pavilion/i18n';

/** The catalogue, as far as records name games and vendors. */
export interface GameCatalogue {
  findByVendorCode(vendor: string, gameCode: string): { nodeId: string; names: Readonly<Record<Locale, string>> } | undefined;
  entry(brand: string, nodeId: string): { vendorName: string } | undefined;
}

/** Names of games and vendors, also of those that a brand shows no more. */
export interface Names {
  game(vendor: string, code: string): { name: string; nodeId: string | undefined };
  vendor(vendor: string, code?: string): string;
}

/** The names in one language, as a brand knows them; the vendor's own code where the catalogue has none. */
export function createNames(games: GameCatalogue, brand: string, locale: Locale): Names {
  const found = (vendor: string, code: string) => games.findByVendorCode(vendor.toUpperCase(), code);
  return {
    game(vendor, code) {
      const game = found(vendor, code);
      return { name: game?.names[locale] ?? code, nodeId: game?.nodeId };
    },
    vendor(vendor, code) {
      const game = code === undefined ? undefined : found(vendor, code);
      return (game && games.entry(brand, game.nodeId)?.vendorName) ?? vendor;
    },
  };
}
