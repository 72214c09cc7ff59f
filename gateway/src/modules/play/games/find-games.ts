import { strictest } from './availability';
import type { CatalogueCache } from './catalogue-cache';
import type { FoundGame, Games } from './games';
import { type CatalogueEntry, inMaintenance } from './library';

type FindGames = Pick<
  Games,
  'find' | 'findByVendorCode' | 'availability' | 'isLeftByList' | 'isOffered' | 'vendorAvailability' | 'vendorName' | 'entry'
>;

/** Single games and vendors, as other modules ask for them. */
export function findGames(cache: CatalogueCache): FindGames {
  return {
    find: (nodeId) => toFoundGame(cache.library().find(nodeId)),
    findByVendorCode: (vendor, gameCode) => toFoundGame(cache.library().findByVendorCode(vendor, gameCode)),
    availability(brand, nodeId) {
      const entry = cache.library().find(nodeId);
      return entry ? cache.availability(brand).of(entry) : 'off';
    },
    isLeftByList(brand, nodeId) {
      const entry = cache.library().find(nodeId);
      if (!entry || entry.row.open || !entry.row.closed_by_list) return false;
      return cache.availability(brand).decidedOf(entry) === 'on';
    },
    isOffered(brand, nodeId) {
      const entry = cache.library().find(nodeId);
      return entry !== undefined && cache.isOffered(brand, entry);
    },
    vendorAvailability(brand, vendor, category) {
      const { ofVendor, ownState } = cache.availability(brand);
      const maker = cache.library().vendors.find(({ code }) => code === vendor);
      return strictest([ofVendor(maker ?? { code: vendor, connection: null }), ownState('category', category)]);
    },
    vendorName: (code) => cache.library().vendors.find((vendor) => vendor.code === code)?.name ?? code,
    entry(brand, nodeId) {
      const known = cache.library().find(nodeId);
      return cache.catalogue(brand).find(nodeId) ?? (known && inMaintenance(known));
    },
  };
}

function toFoundGame(entry: CatalogueEntry | undefined): FoundGame | undefined {
  if (!entry) return undefined;
  const { nodeId, names, row } = entry;
  return {
    nodeId,
    name: names.en,
    names,
    category: row.category,
    vendor: row.vendor,
    connection: entry.connection,
    announced: row.announced,
    vendorGameCode: row.vendor_game_code,
    gameClass: row.class ?? undefined,
    supportPlay: row.support_play,
  };
}
