import { KINDS } from '../steps/fishing';
import { drawnTitle, type DrawnTitle } from './drawn-title';
import type { Title } from './title';

/** What lies under the tiles of mines, and the fish of a sea by their letters. */
export const STEP_PIECES = ['hero', 'mine', ...KINDS.map(({ letter }) => letter)] as const;

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

const FISHING: readonly DrawnTitle[] = [
  {
    code: 'hilsa-monsoon',
    model: 'fishing-1',
    en: 'Hilsa Monsoon',
    bn: 'ইলিশের বর্ষা',
    ink: '04304a 0a6a8f 4fc4d8 e8fff6 ffb02e ff6f5a 7ee0a0 031c30',
    pieces: {
      hero: ['Hilsa', 'ইলিশ'],
      A: ['Kraken', 'ক্রাকেন'],
      B: ['Shark', 'হাঙর'],
      C: ['Swordfish', 'তলোয়ার মাছ'],
      D: ['Stingray', 'শাপলাপাতা মাছ'],
      E: ['Octopus', 'অক্টোপাস'],
      F: ['Lobster', 'গলদা চিংড়ি'],
      G: ['Puffer', 'পটকা মাছ'],
      H: ['Crab', 'কাঁকড়া'],
      I: ['Hilsa', 'ইলিশ'],
    },
  },
  {
    code: 'coral-lights',
    model: 'fishing-1',
    en: 'Coral Lights',
    bn: 'প্রবালের আলো',
    ink: '1a0b4a 4a24a8 9a6fe8 fff0ff ff7aa8 ffc93c 43e0c8 0f0630',
    pieces: {
      hero: ['Fish', 'প্রবাল মাছ'],
      A: ['Pearl', 'মুক্তা'],
      B: ['Shark', 'হাঙর'],
      C: ['Octopus', 'অক্টোপাস'],
      D: ['Turtle', 'কচ্ছপ'],
      E: ['Lobster', 'গলদা চিংড়ি'],
      F: ['Jellyfish', 'জেলিফিশ'],
      G: ['Starfish', 'তারামাছ'],
      H: ['Puffer', 'পটকা মাছ'],
      I: ['Fish', 'প্রবাল মাছ'],
    },
  },
];

/** Titles of games that are played step by step. */
export const STEP_TITLES: readonly Title[] = [
  ...MINES.map((title) => drawnTitle(title, '2026-11-25')),
  ...FISHING.map((title) => drawnTitle(title, '2026-11-26')),
];
