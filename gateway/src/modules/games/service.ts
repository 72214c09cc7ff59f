import type { AnnouncementsQuery, AnnouncementsValue } from '@pavilion/api/announcements';
import type {
  FavouritesQuery,
  FavouritesValue,
  GameCategory,
  GameClass,
  RankListQuery,
  RankListValue,
  RecentQuery,
  RecentValue,
} from '@pavilion/api/games';
import type { Locale } from '@pavilion/i18n';
import { DomainError } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { wired } from './answers';
import { buildCatalogue, type Catalogue, type Entry } from './catalogue';
import { firstData, homeCovers, type HomeCovers } from './first-screen';
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
  /** The game with this id, if it is open. */
  find(nodeId: string): FoundGame | undefined;
  /** The game that a vendor calls by this code. */
  findByVendorCode(vendor: string, gameCode: string): FoundGame | undefined;
  /** Notes that a member opened a game, for their recent games. */
  launched(owner: Owner, nodeId: string): Promise<void>;
  /** Answers of every call that the lobby's home makes before anybody touches it, keyed `METHOD path?sorted=query`. */
  firstData(brand: string, locale: Locale): Promise<Record<string, unknown>>;
  /** What the page's static HTML shows of the lobby: banners and the first row of hot games. */
  homeCovers(brand: string, locale: Locale): HomeCovers;
  /** The catalogue as it is now; a new object after each change. */
  catalogue(): Catalogue;
  /** Reads the catalogue again. */
  reload(): Promise<void>;
  winners(brand: string, query: RankListQuery, locale: Locale): Promise<RankListValue>;
  favouriteIds(owner: Owner): Promise<string[]>;
  favourites(owner: Owner, query: FavouritesQuery, locale: Locale): Promise<FavouritesValue>;
  recent(owner: Owner, query: RecentQuery, locale: Locale): Promise<RecentValue>;
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
  let catalogue = buildCatalogue([], []);
  // One query after the other: many at once would ask the pool for connections while this thread is busy building.
  const read = async () => {
    const rows = await store.loadGames();
    const vendors = await store.loadVendors();
    catalogue = buildCatalogue(rows, vendors);
  };
  let reading = Promise.resolve();
  const reload = () => (reading = reading.catch(() => undefined).then(read));
  await reload();
  // A database that is away for a moment must not end the process; the next change reads everything again.
  bus.on('catalogue.changed').subscribe(() => void reload().catch(() => undefined));

  const winners = createWinnerBoard(bestWins, () => catalogue);
  const known = (nodeId: string) => {
    if (!catalogue.find(nodeId)) throw new DomainError('games.unknown');
  };
  return {
    find: (nodeId) => found(catalogue.find(nodeId)),
    findByVendorCode: (vendor, gameCode) => found(catalogue.findByVendorCode(vendor, gameCode)),
    async launched(owner, nodeId) {
      known(nodeId);
      await store.noteLaunch(owner, nodeId);
    },
    firstData: (brand, locale) => firstData({ catalogue, announcements, winners }, brand, locale),
    homeCovers: (brand, locale) => homeCovers({ catalogue, announcements }, brand, locale),
    catalogue: () => catalogue,
    reload,
    winners,
    favouriteIds: (owner) => store.favouriteIds(owner),
    async favourites(owner, query, locale) {
      const chosen = narrow(await store.favouriteIds(owner), catalogue, query);
      const { part, totalPages } = page(chosen, Number(query.pageNo), Number(query.pageSize));
      return { content: wired(part, locale), pageNum: Number(query.pageNo), totalPages };
    },
    async recent(owner, query, locale) {
      const chosen = narrow(await store.recentIds(owner), catalogue, query);
      const { part, totalPages } = page(chosen, Number(query.page), Number(query.pageSize));
      return { list: wired(part, locale), totalPages };
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
