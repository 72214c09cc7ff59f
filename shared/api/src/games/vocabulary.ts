/** The nine kinds of game a menu is divided into, in the order they are shown. */
export const gameCategories = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT', 'LOTT'] as const;
export type GameCategory = (typeof gameCategories)[number];

/** Finer kinds inside a category. A game of none of them is plain. */
export const gameClasses = ['SCRATCH', 'VIDEO_POKER', 'JACKPOT', 'TABLE', 'ARCADE', 'CRASH', 'MINI'] as const;
export type GameClass = (typeof gameClasses)[number];

/** What a category's list can be narrowed to. `FAV` and `RECENT` have calls of their own. */
export const gameSelections = ['NEW', 'FAV', 'ALL', 'HOT', 'RECENT'] as const;
export type GameSelection = (typeof gameSelections)[number];
