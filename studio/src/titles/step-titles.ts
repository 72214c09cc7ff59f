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
      code: 'sultan-war',
      model: 'war-1',
      en: 'Sultan’s War',
      bn: 'সুলতানের যুদ্ধ',
      ink: '2a0f3a 5c2a86 b07ae8 fff2d6 ffc24a 5fd0c8 ff6f7a 170720',
      pieces: { hero: ['Sultan', 'সুলতান'] },
    },
    '2026-11-26',
  ),
  drawnTitle(
    {
      code: 'crown-three-card',
      model: 'three-card-1',
      en: 'Crown Three Card Poker',
      bn: 'মুকুট তিন তাস পোকার',
      ink: '0b2e2a 12695a 4fc7a0 fff4d2 ffcf4a 7ab8ff ff7f6a 051a18',
      pieces: { hero: ['Crown', 'মুকুট'] },
    },
    '2026-11-26',
  ),
  drawnTitle(
    {
      code: 'jasmine-teen-patti',
      model: 'teen-patti-1',
      en: 'Jasmine Teen Patti',
      bn: 'জুঁই তিন পাত্তি',
      ink: '3a0a24 8a1f58 e86aa8 fff6f0 fff2c0 8fe0a0 ffb44a 220514',
      pieces: { hero: ['Jasmine', 'জুঁই'] },
    },
    '2026-11-26',
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
