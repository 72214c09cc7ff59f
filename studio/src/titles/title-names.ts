/** What the game is called, wherever it is named. */
export const GAME_NAMES = { bn: 'লণ্ঠন পাশা', en: 'Lantern Dice' } as const;

/** The page that computes a round again. */
export const VERIFIER_NAMES = { bn: 'রাউন্ড যাচাই', en: 'Round verifier' } as const;
