import type { GameCategory } from '@pavilion/api/games';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import { wired } from './answers';
import type { Catalogue } from './catalogue';
import { type Entry, inMaintenance } from './entries';
import { firstData, homeCovers } from './first-screen';
import { strictest } from './standing';
import { createStock } from './stock';
import { createGameStore } from './store';
import { createWinnerBoard } from './winner-board';
import type { GameNeeds, Games } from './games';
import type { FoundGame } from './games';

/** Loads the catalogue and follows its changes. */
export async function createGames({ db, bus }: Platform, { bestWins, announcements }: GameNeeds): Promise<Games> {
  const store = createGameStore(db);
  const stock = await createStock({ bus }, store);
  const winners = createWinnerBoard(bestWins, stock.catalogue);
  const known = (nodeId: string) => {
    const entry = stock.library().find(nodeId);
    if (!entry) throw new DomainError('games.unknown');
    return entry;
  };
  return {
    find: (nodeId) => found(stock.library().find(nodeId)),
    findByVendorCode(vendor, gameCode) {
      const entry = stock.library().findByVendorCode(vendor, gameCode);
      return entry?.row.open ? found(entry) : undefined;
    },
    standing(brand, nodeId) {
      const entry = stock.library().find(nodeId);
      return entry ? stock.standing(brand).of(entry) : 'off';
    },
    standingOf(brand, vendor, category) {
      const { word } = stock.standing(brand);
      return strictest([word('vendor', vendor), word('category', category)]);
    },
    vendorName: (code) => stock.library().vendors.find((vendor) => vendor.code === code)?.name ?? code,
    entry(brand, nodeId) {
      const known = stock.library().find(nodeId);
      return stock.catalogue(brand).find(nodeId) ?? (known && inMaintenance(known));
    },
    async launched(owner, nodeId) {
      known(nodeId);
      await store.noteLaunch(owner, nodeId);
    },
    firstData: (brand, locale) => firstData({ catalogue: stock.catalogue(brand), announcements, winners }, brand, locale),
    homeCovers: (brand, locale) => homeCovers({ catalogue: stock.catalogue(brand), announcements }, brand, locale),
    catalogue: stock.catalogue,
    edition: stock.edition,
    changed: stock.changed,
    stock,
    reload: stock.reload,
    winners,
    favouriteIds: (owner) => store.favouriteIds(owner),
    async favourites(owner, query, locale) {
      const chosen = narrow(await store.favouriteIds(owner), stock.catalogue(owner.brand), query);
      const { part, totalPages } = page(chosen, Number(query.pageNo), Number(query.pageSize));
      return { content: wired(part, locale), pageNum: Number(query.pageNo), totalPages };
    },
    async recent(owner, query, locale) {
      const chosen = narrow(await store.recentIds(owner), stock.catalogue(owner.brand), query);
      const { part, totalPages } = page(chosen, Number(query.page), Number(query.pageSize));
      return { list: wired(part, locale), totalPages };
    },
    async ownCounts(owner, query) {
      const count = (ids: readonly string[]) => narrow(ids, stock.catalogue(owner.brand), query).length;
      return { FAV: count(await store.favouriteIds(owner)), RECENT: count(await store.recentIds(owner)) };
    },
    async setFavourite(owner, nodeId, favourite) {
      if (!favourite) return store.removeFavourite(owner, nodeId);
      known(nodeId);
      return store.addFavourite(owner, nodeId);
    },
  };
}

function found(entry: Entry | undefined): FoundGame | undefined {
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
): readonly Entry[] {
  return ids
    .flatMap((id) => catalogue.find(id) ?? [])
    .filter(({ row }) => (!gameType || row.category === gameType) && (!vassalage || row.vendor === vassalage));
}

function page(entries: readonly Entry[], pageNo: number, size: number) {
  return { part: entries.slice((pageNo - 1) * size, pageNo * size), totalPages: Math.ceil(entries.length / size) };
}
