import { drawnTitle } from './drawn-title';
import type { Title } from './title';

/** What lies under the tiles of mines. */
export const STEP_PIECES = ['hero', 'mine'] as const;

/** Titles of games that are played step by step. */
export const STEP_TITLES: readonly Title[] = [
  drawnTitle(
    {
      code: 'lagoon-mines',
      model: 'mines-1',
      en: 'Lagoon Mines',
      bn: 'লেগুনের মাইন',
      ink: '062a4a 0e5f8f 4fc0e0 f4fbff 5ce0ff ffc83c ff7a6a 031a30',
      pieces: { hero: ['Diamond', 'হীরা'], mine: ['Skull', 'মাইন'] },
    },
    '2026-11-25',
  ),
  drawnTitle(
    {
      code: 'magpie-blackjack',
      model: 'blackjack-1',
      en: 'Magpie Blackjack',
      bn: 'দোয়েল ব্ল্যাকজ্যাক',
      ink: '082a2c 11615a 62b8a0 fdf3d4 f4f6ff f2b84b ff7a6a 041a1c',
      pieces: { hero: ['Magpie', 'দোয়েল'] },
    },
    '2026-11-26',
  ),
];
