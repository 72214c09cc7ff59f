import { PICTURES } from '../instant/scratch';
import type { InstantModelId } from '../models/model-id';
import { drawnTitle, type DrawnPieces, type DrawnTitle } from './drawn-title';
import type { Title } from './title';

/** What may be drawn in a game of one choice, besides its board. */
export const PIECES = ['hero', 'heads', 'tails', ...PICTURES] as const;
type Piece = (typeof PIECES)[number];

interface InstantTitle extends DrawnTitle {
  readonly model: InstantModelId;
  readonly pieces: DrawnPieces<Piece>;
  /** With the first of them where nothing is said. */
  readonly released?: string;
}

const FIRST_RELEASED = '2026-11-23';

const TITLES: readonly InstantTitle[] = [
  {
    code: 'kite-sky',
    model: 'limbo-1',
    en: 'Kite Sky',
    bn: 'ঘুড়ির আকাশ',
    pieces: { hero: ['Kite', 'ঘুড়ি'] },
  },
  {
    code: 'comet-night',
    model: 'limbo-1',
    en: 'Comet Night',
    bn: 'ধূমকেতুর রাত',
    pieces: { hero: ['Comet', 'ধূমকেতু'] },
  },
  {
    code: 'firefly-fall',
    model: 'plinko-1',
    en: 'Firefly Fall',
    bn: 'জোনাকি ঝরা',
    pieces: { hero: ['Firefly', 'জোনাকি'] },
  },
  {
    code: 'mango-drop',
    model: 'plinko-1',
    en: 'Mango Drop',
    bn: 'আম কুড়ানো',
    pieces: { hero: ['Mango', 'আম'] },
  },
  {
    code: 'fair-wheel',
    model: 'wheel-1',
    en: 'Fair Wheel',
    bn: 'মেলার চাকা',
    pieces: { hero: ['Wheel', 'চাকা'] },
  },
  {
    code: 'lotus-keno',
    model: 'keno-1',
    en: 'Lotus Pond Keno',
    bn: 'পদ্মপুকুর কেনো',
    pieces: { hero: ['Lotus', 'পদ্ম'] },
  },
  {
    code: 'mohur-toss',
    model: 'coin-1',
    en: 'Mohur Toss',
    bn: 'বাঘ না শাপলা',
    pieces: { hero: ['Coin', 'মোহর'], heads: ['Tiger', 'বাঘ'], tails: ['Water Lily', 'শাপলা'] },
  },
  {
    code: 'sun-or-moon',
    model: 'coin-1',
    en: 'Sun or Moon',
    bn: 'সূর্য না চাঁদ',
    pieces: { hero: ['Sun', 'সূর্য'], heads: ['Sun', 'সূর্য'], tails: ['Moon', 'চাঁদ'] },
    released: '2026-11-26',
  },
  {
    code: 'rickshaw-wheel',
    model: 'wheel-1',
    en: 'Rickshaw Wheel',
    bn: 'রিকশার চাকা',
    pieces: { hero: ['Rickshaw', 'রিকশা'] },
    released: '2026-11-26',
  },
  {
    code: 'boishakh-scratch',
    model: 'scratch-1',
    en: 'Boishakh Scratch',
    bn: 'বৈশাখী স্ক্র্যাচ',
    pieces: {
      hero: ['Drum', 'ঢোল'],
      A: ['Elephant', 'হাতি'],
      B: ['Palanquin', 'পালকি'],
      C: ['Peacock', 'ময়ূর'],
      D: ['Kite', 'ঘুড়ি'],
      E: ['Flute', 'বাঁশি'],
      F: ['Bangle', 'চুড়ি'],
      G: ['Mango', 'আম'],
      H: ['Marigold', 'গাঁদা'],
      I: ['Chilli', 'মরিচ'],
    },
    released: '2026-11-26',
  },
  {
    code: 'moonlit-treasure',
    model: 'scratch-1',
    en: 'Moonlit Treasure',
    bn: 'চাঁদনি রাতের ধন',
    pieces: {
      hero: ['Moon', 'চাঁদ'],
      A: ['Crown', 'মুকুট'],
      B: ['Diamond', 'হীরা'],
      C: ['Necklace', 'হার'],
      D: ['Chest', 'সিন্দুক'],
      E: ['Ring', 'আংটি'],
      F: ['Lamp', 'প্রদীপ'],
      G: ['Key', 'চাবি'],
      H: ['Star', 'তারা'],
      I: ['Coin', 'মোহর'],
    },
    released: '2026-11-26',
  },
  {
    code: 'mohur-cups',
    model: 'cups-1',
    en: 'Mohur Cups',
    bn: 'কাপের নিচে মোহর',
    pieces: { hero: ['Coin', 'মোহর'] },
    released: '2026-11-27',
  },
  {
    code: 'genie-card',
    model: 'card-guess-1',
    en: 'Genie’s Card',
    bn: 'জিনের তাস',
    pieces: { hero: ['Genie', 'জিন'] },
    released: '2026-11-27',
  },
];

/** Titles of the games of one choice. */
export const INSTANT_TITLES: readonly Title[] = TITLES.map(({ released = FIRST_RELEASED, ...title }) =>
  drawnTitle(title, released),
);
