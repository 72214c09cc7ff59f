import type { GameClass, GameFeature, GameTheme } from '@pavilion/api/games';
import { type Locale, locales } from '@pavilion/i18n';
import { fold } from './search/fold';

/** What a game is of, has, or is about. */
export type GameKind = GameClass | GameFeature | GameTheme;

/** Kinds as players call them, for whoever types one. */
const kindNames: Readonly<Record<GameKind, Readonly<Record<Locale, string>>>> = {
  SCRATCH: { bn: 'স্ক্র্যাচ কার্ড', en: 'Scratch cards' },
  VIDEO_POKER: { bn: 'ভিডিও পোকার', en: 'Video poker' },
  JACKPOT: { bn: 'জ্যাকপট', en: 'Jackpot' },
  TABLE: { bn: 'টেবিল', en: 'Table' },
  ARCADE: { bn: 'আর্কেড', en: 'Arcade' },
  CRASH: { bn: 'ক্র্যাশ', en: 'Crash' },
  MINI: { bn: 'মিনি গেম', en: 'Mini games' },
  FREE_SPINS: { bn: 'ফ্রি স্পিন', en: 'Free spins' },
  BONUS_ROUND: { bn: 'বোনাস রাউন্ড', en: 'Bonus round' },
  MULTIPLIER: { bn: 'গুণক', en: 'Multiplier' },
  WILD: { bn: 'ওয়াইল্ড', en: 'Wild symbols' },
  PROVABLY_FAIR: { bn: 'যাচাইযোগ্য ফল', en: 'Provably fair' },
  ANIMALS: { bn: 'প্রাণী', en: 'Animals' },
  SEA: { bn: 'সমুদ্র', en: 'Sea' },
  NATURE: { bn: 'প্রকৃতি', en: 'Nature' },
  FRUIT: { bn: 'ফল', en: 'Fruit' },
  TREASURE: { bn: 'গুপ্তধন', en: 'Treasure' },
  MAGIC: { bn: 'জাদু', en: 'Magic' },
  ADVENTURE: { bn: 'অভিযান', en: 'Adventure' },
  FESTIVAL: { bn: 'উৎসব', en: 'Festival' },
  SKY: { bn: 'আকাশ', en: 'Sky' },
  CITY: { bn: 'শহর', en: 'City' },
};

const folded = Object.entries(kindNames).map(
  ([kind, names]) => [kind as GameKind, locales.map((locale) => fold(names[locale]))] as const,
);

/** Two letters begin too much. */
const MIN_LETTERS = 3;

/** The kinds whose name begins with what was typed. `wanted` is folded. */
export const kindIndex = {
  find: (wanted: string): ReadonlySet<GameKind> =>
    wanted.length < MIN_LETTERS
      ? new Set()
      : new Set(folded.flatMap(([kind, names]) => (names.some((name) => name.startsWith(wanted)) ? [kind] : []))),
};
