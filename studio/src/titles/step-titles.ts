import { drawnTitle, type DrawnTitle } from './drawn-title';
import type { Title } from './title';

/** What lies under the tiles of mines. */
export const STEP_PIECES = ['hero', 'mine'] as const;

const MINES: readonly DrawnTitle[] = [
  {
    code: 'lagoon-mines',
    model: 'mines-1',
    en: 'Lagoon Mines',
    bn: 'লেগুনের মাইন',
    ink: '062a4a 0e5f8f 4fc0e0 f4fbff 5ce0ff ffc83c ff7a6a 031a30',
    pieces: { hero: ['Diamond', 'হীরা'], mine: ['Skull', 'মাইন'] },
  },
  {
    code: 'orchard-mines',
    model: 'mines-1',
    en: 'Orchard Mines',
    bn: 'আমবাগানের মাইন',
    ink: '0d3a14 2f8a2c 9fd84a fbffd0 ffb02e ffd23c ff5f6d 07240c',
    pieces: { hero: ['Mango', 'আম'], mine: ['Honeybee', 'মৌমাছি'] },
  },
];

/** Titles of games that are played step by step. */
export const STEP_TITLES: readonly Title[] = MINES.map((title) => drawnTitle(title, '2026-11-25'));
