/** Where a game stands in a lobby, in the words that covers are drawn by. */
export const CATEGORIES = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT', 'LOTT'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What a game is within its category. */
export type GameClass = 'SCRATCH' | 'VIDEO_POKER' | 'JACKPOT' | 'TABLE' | 'ARCADE' | 'CRASH' | 'MINI';

/** How many games of each category the labels make: ten thousand together, with dice. */
export const SIZES: Readonly<Record<Category, number>> = {
  RNG: 7199,
  LIVE: 480,
  FISH: 360,
  PVP: 620,
  SPORTS: 240,
  ESPORTS: 220,
  COCKFIGHT: 120,
  ELOTT: 360,
  LOTT: 400,
};

/** What is no slot among the games of reels, cards and chance. */
export const CLASS_SHARES: readonly (readonly [share: number, gameClass: GameClass])[] = [
  [0.03, 'SCRATCH'],
  [0.02, 'VIDEO_POKER'],
  [0.05, 'JACKPOT'],
  [0.05, 'TABLE'],
  [0.03, 'ARCADE'],
  [0.03, 'CRASH'],
  [0.04, 'MINI'],
];
