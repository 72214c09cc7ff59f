import type { AnnouncementsQuery, AnnouncementsValue } from '@pavilion/api/announcements';
import type {
  CountsQuery,
  FavouritesQuery,
  FavouritesValue,
  GameCategory,
  GameClass,
  RankListQuery,
  RankListValue,
  RecentQuery,
  RecentValue,
} from '@pavilion/api/games';
import type { GameStanding } from '@pavilion/api/operations';
import type { Locale } from '@pavilion/i18n';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import { wired } from './answers';
import type { Catalogue } from './catalogue';
import { type Entry, inMaintenance } from './entries';
import { firstData, homeCovers, type HomeCovers } from './first-screen';
import { strictest } from './standing';
import { createStock, type Stock } from './stock';
import { createGameStore, type Owner } from './store';
import { type BestWins, createWinnerBoard } from './winner-board';

/** A game as other modules know it. */
export interface FoundGame {
  nodeId: string;
  name: string;
  names: Readonly<Record<Locale, string>>;
  category: GameCategory;
  vendor: string;
  vendorGameCode: string;
  gameClass: GameClass | undefined;
  /** 0 when it can be tried for free. */
  supportPlay: 0 | 1;
}

/** The catalogue, what members do with it, and what the lobby's first screen shows. */
export interface Games {
  /** The game with this id, whether or not a brand shows it: somebody may have played it. */
  find(nodeId: string): FoundGame | undefined;
  /** The game that a vendor calls by this code, if it is open at all. */
  findByVendorCode(vendor: string, gameCode: string): FoundGame | undefined;
  /** How a game stands in a brand; what is unknown is off. */
  standing(brand: string, nodeId: string): GameStanding;
  /** How a vendor's games of a category stand in a brand, whatever single games do. */
  standingOf(brand: string, vendor: string, category: GameCategory): GameStanding;
  /** What players read of a vendor; its code when nothing is known of it. */
  vendorName(code: string): string;
  /** The game as lists of the brand show it; one that they no longer show does not open. */
  entry(brand: string, nodeId: string): Entry | undefined;
  /** Notes that a member opened a game, for their recent games. */
  launched(owner: Owner, nodeId: string): Promise<void>;
  /** Answers of every call that the lobby's home makes before anybody touches it, keyed `METHOD path?sorted=query`. */
  firstData(brand: string, locale: Locale): Promise<Record<string, unknown>>;
  /** What the page's static HTML shows of the lobby: banners and the first row of hot games. */
  homeCovers(brand: string, locale: Locale): HomeCovers;
  /** What a brand shows; a new object after each change. */
  catalogue(brand: string): Catalogue;
  /** Another object after each change of anything. */
  edition: Stock['edition'];
  /** Brands whose lists changed, once that is in force here; `*` for all. */
  changed: Stock['changed'];
  /** For those who change the catalogue. */
  stock: Stock;
  /** Reads the catalogue again. */
  reload(): Promise<void>;
  winners(brand: string, query: RankListQuery, locale: Locale): Promise<RankListValue>;
  favouriteIds(owner: Owner): Promise<string[]>;
  favourites(owner: Owner, query: FavouritesQuery, locale: Locale): Promise<FavouritesValue>;
  recent(owner: Owner, query: RecentQuery, locale: Locale): Promise<RecentValue>;
  /** How many of the player's favourites and recent games a list has. */
  ownCounts(owner: Owner, query: CountsQuery): Promise<{ FAV: number; RECENT: number }>;
  /** @throws DomainError `games.unknown` */
  setFavourite(owner: Owner, nodeId: string, favourite: boolean): Promise<void>;
}

/** Who else the catalogue needs: whoever settles rounds says which paid best, and the first screen begins with the brand's banners. */
export interface GameNeeds {
  bestWins: BestWins;
  announcements(brand: string, query: AnnouncementsQuery, locale: Locale): AnnouncementsValue;
}

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
