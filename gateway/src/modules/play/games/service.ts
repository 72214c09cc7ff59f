import type { GameCategory } from '@pavilion/api/games';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import { toWireGames } from './responses';
import type { Catalogue } from './catalogue';
import { type CatalogueEntry, inMaintenance } from './library';
import { initialData, homeCovers } from './initial-data';
import { strictest } from './availability';
import { createCatalogueCache } from './catalogue-cache';
import { createGameStore } from './store';
import { createWinnerBoard } from './winner-board';
import type { GameDependencies, Games } from './games';
import type { FoundGame } from './games';

/** Loads the catalogue and follows its changes. */
export async function createGames(platform: Platform, { bestWins, announcements }: GameDependencies): Promise<Games> {
  const store = createGameStore(platform.db);
  const catalogueCache = await createCatalogueCache(platform, store);
  const winners = createWinnerBoard(bestWins, catalogueCache.catalogue);
  const known = (nodeId: string) => {
    const entry = catalogueCache.library().find(nodeId);
    if (!entry) throw new DomainError('games.unknown');
    return entry;
  };
  return {
    find: (nodeId) => toFoundGame(catalogueCache.library().find(nodeId)),
    findByVendorCode(vendor, gameCode) {
      const entry = catalogueCache.library().findByVendorCode(vendor, gameCode);
      return entry?.row.open ? toFoundGame(entry) : undefined;
    },
    availability(brand, nodeId) {
      const entry = catalogueCache.library().find(nodeId);
      return entry ? catalogueCache.availability(brand).of(entry) : 'off';
    },
    vendorAvailability(brand, vendor, category) {
      const { ownState } = catalogueCache.availability(brand);
      return strictest([ownState('vendor', vendor), ownState('category', category)]);
    },
    vendorName: (code) => catalogueCache.library().vendors.find((vendor) => vendor.code === code)?.name ?? code,
    entry(brand, nodeId) {
      const known = catalogueCache.library().find(nodeId);
      return catalogueCache.catalogue(brand).find(nodeId) ?? (known && inMaintenance(known));
    },
    async recordLaunch(owner, nodeId) {
      known(nodeId);
      await store.recordLaunch(owner, nodeId);
    },
    initialData: (brand, locale) =>
      initialData({ catalogue: catalogueCache.catalogue(brand), announcements, winners }, brand, locale),
    homeCovers: (brand, locale) => homeCovers({ catalogue: catalogueCache.catalogue(brand), announcements }, brand, locale),
    catalogue: catalogueCache.catalogue,
    snapshot: catalogueCache.snapshot,
    changed: catalogueCache.changed,
    catalogueCache,
    reload: catalogueCache.reload,
    winners,
    favouriteIds: (owner) => store.favouriteIds(owner),
    async favourites(owner, query, locale) {
      const chosen = narrow(await store.favouriteIds(owner), catalogueCache.catalogue(owner.brand), query);
      const { part, totalPages } = page(chosen, Number(query.pageNo), Number(query.pageSize));
      return { content: toWireGames(part, locale), pageNum: Number(query.pageNo), totalPages };
    },
    async recent(owner, query, locale) {
      const chosen = narrow(await store.recentIds(owner), catalogueCache.catalogue(owner.brand), query);
      const { part, totalPages } = page(chosen, Number(query.page), Number(query.pageSize));
      return { list: toWireGames(part, locale), totalPages };
    },
    async ownCounts(owner, query) {
      const count = (ids: readonly string[]) => narrow(ids, catalogueCache.catalogue(owner.brand), query).length;
      return { FAV: count(await store.favouriteIds(owner)), RECENT: count(await store.recentIds(owner)) };
    },
    async setFavourite(owner, nodeId, favourite) {
      if (!favourite) return store.removeFavourite(owner, nodeId);
      known(nodeId);
      return store.addFavourite(owner, nodeId);
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
    vendorGameCode: row.vendor_game_code,
    gameClass: row.class ?? undefined,
    supportPlay: row.support_play,
  };
}

function narrow(
  ids: readonly string[],
  catalogue: Catalogue,
  { gameType, vassalage }: { gameType?: GameCategory; vassalage?: string },
): readonly CatalogueEntry[] {
  return ids
    .flatMap((id) => catalogue.find(id) ?? [])
    .filter(({ row }) => (!gameType || row.category === gameType) && (!vassalage || row.vendor === vassalage));
}

function page(entries: readonly CatalogueEntry[], pageNo: number, size: number) {
  return { part: entries.slice((pageNo - 1) * size, pageNo * size), totalPages: Math.ceil(entries.length / size) };
}
