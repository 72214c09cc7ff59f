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
import type { GameAvailability } from '@pavilion/api/staff';
import type { Locale } from '@pavilion/i18n';
import type { Observable } from 'rxjs';
import type { Catalogue } from './catalogue';
import { type CatalogueEntry } from './library';
import { type CatalogueCache } from './catalogue-cache';
import type { WinsTold } from './live-wins';
import type { GamePlayers } from './played-games';
import { type Owner } from './store';
import { type BestWins, type WinsSince } from './winner-board';

/** Who else the catalogue needs: whoever settles rounds says which paid best, and the first screen begins with the brand's banners. */
export interface GameDependencies {
  bestWins: BestWins;
  winsSince: WinsSince;
  /** How many members of a brand played each game lately. */
  players(brand: string): Promise<readonly GamePlayers[]>;
  /** The brands that connected vendors serve, by vendor. Whoever changes that says so as a change of the catalogue. */
  connections(): Promise<ReadonlyMap<string, readonly string[]>>;
  currencyOf(brand: string): string | undefined;
  announcements(brand: string, query: AnnouncementsQuery, locale: Locale): AnnouncementsValue;
}

/** The catalogue, what members do with it, and what the lobby's first screen shows. */
export interface Games {
  /** The game with this id, whether or not a brand shows it: somebody may have played it. */
  find(nodeId: string): FoundGame | undefined;
  /** The game that a vendor calls by this code, whether or not it is open: somebody may have played it. */
  findByVendorCode(vendor: string, gameCode: string): FoundGame | undefined;
  /** How a game stands in a brand; what is unknown is off. */
  availability(brand: string, nodeId: string): GameAvailability;
  /** Whether a list alone closed a game: no operator did, so who has a round open in it goes on. */
  isLeftByList(brand: string, nodeId: string): boolean;
  /** Whether its vendor's rules of play for the brand let the game be opened there, in its currency. */
  isOffered(brand: string, nodeId: string): boolean;
  /** How a vendor's games of a category stand in a brand, whatever single games do; those of a maker close with the vendor that brings it. */
  vendorAvailability(brand: string, vendor: string, category: GameCategory): GameAvailability;
  /** What players read of a vendor; its code when nothing is known of it. */
  vendorName(code: string): string;
  /** The game as lists of the brand show it; one that they no longer show does not open. */
  entry(brand: string, nodeId: string): CatalogueEntry | undefined;
  /** Notes that a member opened a game, for their recent games. */
  recordLaunch(owner: Owner, nodeId: string): Promise<void>;
  /** Answers of every call that the lobby's home makes before anybody touches it, keyed `METHOD path?sorted=query`. */
  initialData(brand: string, locale: Locale): Promise<Record<string, unknown>>;
  /** What the page's static HTML shows of the lobby: banners and the first row of hot games. */
  homeCovers(brand: string, locale: Locale): HomeCovers;
  /** What a brand shows; a new object after each change. */
  catalogue(brand: string): Catalogue;
  /** Names what the brand's lists of games and vendors say; another one after each change of that, the same from each gateway. */
  catalogueVersion(brand: string): string;
  /** Another object after each change of anything. */
  snapshot: CatalogueCache['snapshot'];
  /** Brands whose lists changed, once that is in force here; `*` for all. */
  changed: CatalogueCache['changed'];
  /** For those who change the catalogue. */
  catalogueCache: CatalogueCache;
  /** Reads the catalogue again. */
  reload(): Promise<void>;
  /** Wins as they happen, for all who look at the winner board. */
  winsTold: Observable<WinsTold>;
  winners(brand: string, query: RankListQuery, locale: Locale): Promise<RankListValue>;
  favouriteIds(owner: Owner): Promise<string[]>;
  favourites(owner: Owner, query: FavouritesQuery, locale: Locale): Promise<FavouritesValue>;
  recent(owner: Owner, query: RecentQuery, locale: Locale): Promise<RecentValue>;
  /** How many of the player's favourites and recent games a list has. */
  ownCounts(owner: Owner, query: CountsQuery): Promise<{ FAV: number; RECENT: number }>;
  /** @throws DomainError `games.unknown` */
  setFavourite(owner: Owner, nodeId: string, favourite: boolean): Promise<void>;
}
/** A game as other modules know it. */
export interface FoundGame {
  nodeId: string;
  name: string;
  names: Readonly<Record<Locale, string>>;
  category: GameCategory;
  /** Its maker. */
  vendor: string;
  /** The vendor that opens it and settles its rounds. */
  connection: string;
  vendorGameCode: string;
  announced: boolean;
  gameClass: GameClass | undefined;
  /** 0 when it can be tried for free. */
  supportPlay: 0 | 1;
}
/** The part of the lobby that is painted before any script runs. */
export interface HomeCovers {
  banners: AnnouncementsValue['banners'];
  hot: { nodeId: string; name: string; vendor: string; art: string }[];
}
