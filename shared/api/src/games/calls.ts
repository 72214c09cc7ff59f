import { call } from '../call';
import type { RankListQuery, RankListValue } from './board';
import type {
  GameInfoQuery,
  GameInfoValue,
  GameListQuery,
  GameListValue,
  GameMenusQuery,
  GameMenusValue,
  GamesValue,
  GameVendorQuery,
  GameVendorValue,
  HotGamesQuery,
  PopularQuery,
  VendorGameTypesQuery,
  VendorGameTypesValue,
} from './catalogue';
import type {
  FavouriteIdsQuery,
  FavouriteIdsValue,
  FavouritesQuery,
  FavouritesValue,
  FavouriteToggle,
  FavouriteToggled,
  RecentQuery,
  RecentValue,
} from './members';
import type {
  CountsQuery,
  CountsValue,
  FacetsQuery,
  FacetsValue,
  HighlightsQuery,
  HighlightsValue,
  RoomListQuery,
  RoomListValue,
} from './lists';
import type { SearchQuery, SearchValue } from './search';

export {
  gameCategories,
  gameClasses,
  gameFeatures,
  gameSelections,
  gameThemes,
  listOrders,
  returnSteps,
  stakeSteps,
  volatilities,
  type GameCategory,
  type GameClass,
  type GameSelection,
  type GameStage,
} from './vocabulary';
export { homeInputs, homeRows, openRows, rowsWithThePage } from './home';

/** Categories and how many games each has. */
export const gameMenus = call<GameMenusQuery, GameMenusValue>('GET', '/lgw/games/game_menus');
/** One page of a list or of a search. */
export const gameList = call<GameListQuery, GameListValue>('GET', '/wps/relay/GCSGAME_gameList');
/** How many games each list of a page has, narrowed alike; with a session, the player's own too. */
export const gameCounts = call<CountsQuery, CountsValue>('GET', '/wps/games/counts');
/** How many games each choice of each filter would leave beside the others. */
export const gameFacets = call<FacetsQuery, FacetsValue>('GET', '/wps/games/facets');
/** The top ten, what is new, and the game that stands out. */
export const gameHighlights = call<HighlightsQuery, HighlightsValue>('GET', '/wps/games/highlights');
/** Games, vendors and categories by a few letters, misspelt ones too. */
export const searchGames = call<SearchQuery, SearchValue>('GET', '/wps/games/search');
/** What everybody plays. */
export const hotGames = call<HotGamesQuery, GamesValue>('GET', '/wps/relay/GCSGAME_hotGamesV2', { keptAs: 'hotGames' });
/** The most played games, as suggestions. */
export const popularGames = call<PopularQuery, GamesValue>('GET', '/wps/relay/GCSGAME_popular');
/** Which categories each vendor makes games for. */
export const vendorGameTypes = call<VendorGameTypesQuery, VendorGameTypesValue>('GET', '/wps/relay/GCSGAME_getVassGameType');
/** Vendors by category. */
export const gameVendors = call<GameVendorQuery, GameVendorValue>('GET', '/wps/relay/GCSGAME_newGameVendor', {
  keptAs: 'gameVendor',
});
/** The winner board. */
export const rankList = call<RankListQuery, RankListValue>('GET', '/wps/relay/GCSGAME_getRankList');
/** Live tables. */
export const roomList = call<RoomListQuery, RoomListValue>('GET', '/wps/relay/GLS2_roomList');
/** Facts and rules of one game. */
export const gameInfo = call<GameInfoQuery, GameInfoValue>('GET', '/wps/relay/GCSGAME_gameInfo');
/** Ids of the member's favourites, newest first. */
export const favouriteIds = call<FavouriteIdsQuery, FavouriteIdsValue>('GET', '/wps/relay/MCSFE_getFavoriteGames', { token: true });
/** The member's favourites as games. */
export const favourites = call<FavouritesQuery, FavouritesValue>('GET', '/wps/relay/MCSFE_getFavoriteGamesList', { token: true });
/** Adds one; adding it again changes nothing. */
export const addFavourite = call<FavouriteToggle, FavouriteToggled>('POST', '/wps/relay/MCSFE_addFavoriteGameV2', { token: true });
/** Takes one out; taking it out again changes nothing. */
export const removeFavourite = call<FavouriteToggle, FavouriteToggled>('DELETE', '/wps/relay/MCSFE_removeFavoriteGameV2', {
  token: true,
});
/** What the member played, newest first. */
export const recentGames = call<RecentQuery, RecentValue>('GET', '/wps/relay/GCS_recentGame', { token: true });
