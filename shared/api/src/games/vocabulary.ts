/** The nine kinds of game a menu is divided into, in the order they are shown. */
export const gameCategories = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT', 'LOTT'] as const;
export type GameCategory = (typeof gameCategories)[number];

/** Finer kinds inside a category. A game of none of them is plain. */
export const gameClasses = ['SCRATCH', 'VIDEO_POKER', 'JACKPOT', 'TABLE', 'ARCADE', 'CRASH', 'MINI'] as const;
export type GameClass = (typeof gameClasses)[number];

/** What a category's list can be narrowed to. `FAV` and `RECENT` have calls of their own. */
export const gameSelections = ['NEW', 'FAV', 'ALL', 'HOT', 'RECENT'] as const;
export type GameSelection = (typeof gameSelections)[number];

/** Whether a game can be opened: its vendor is connected, or it is only announced. */
export const gameStages = ['OPEN', 'ANNOUNCED'] as const;
export type GameStage = (typeof gameStages)[number];

/** How a game pays: seldom and much, or often and little. */
export const volatilities = ['LOW', 'MEDIUM', 'HIGH'] as const;
export type Volatility = (typeof volatilities)[number];

/** What a game has, as its vendor says. */
export const gameFeatures = ['FREE_SPINS', 'BONUS_ROUND', 'MULTIPLIER', 'WILD', 'JACKPOT', 'PROVABLY_FAIR'] as const;
export type GameFeature = (typeof gameFeatures)[number];

/** What a game is about. */
export const gameThemes = [
  'ANIMALS',
  'SEA',
  'NATURE',
  'FRUIT',
  'TREASURE',
  'MAGIC',
  'ADVENTURE',
  'FESTIVAL',
  'SKY',
  'CITY',
] as const;
export type GameTheme = (typeof gameThemes)[number];

/** How a list is sorted; `POPULAR` unless told. */
export const listOrders = ['POPULAR', 'NEW', 'NAME', 'RETURN'] as const;
export type ListOrder = (typeof listOrders)[number];

/** Returns to player that a list can be narrowed to, in per cent at least. */
export const returnSteps = ['95', '96', '97', '98'] as const;
/** Smallest bets that a list can be narrowed to, in minor units at most. */
export const stakeSteps = ['10', '50', '100', '500'] as const;
