/** The nine kinds of game a menu is divided into. */
export const CATEGORIES = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT', 'LOTT'] as const;
export type Category = (typeof CATEGORIES)[number];
