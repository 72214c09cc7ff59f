import type { InstantModelId } from '../models/model-id';
import { drawnTitle, type DrawnPieces, type DrawnTitle } from './drawn-title';
import type { Title } from './title';

/** What may be drawn in a game of one choice, besides its board. */
export const PIECES = ['hero', 'heads', 'tails'] as const;
type Piece = (typeof PIECES)[number];

interface InstantTitle extends DrawnTitle {
  readonly model: InstantModelId;
  readonly pieces: DrawnPieces<Piece>;
}

const TITLES: readonly InstantTitle[] = [
  {
    code: 'kite-sky',
    model: 'limbo-1',
    en: 'Kite Sky',
    bn: 'ঘুড়ির আকাশ',
    ink: '0b2a66 2c7fd6 9fdcff fff6cf ff5a3c ffc22e 2fd6b0 08204f',
    pieces: { hero: ['Kite', 'ঘুড়ি'] },
  },
  {
    code: 'comet-night',
    model: 'limbo-1',
    en: 'Comet Night',
    bn: 'ধূমকেতুর রাত',
    ink: '0a0730 2a1a78 7a4fe0 ffe9c4 ffb03a ff6f91 5ce1ff 070420',
    pieces: { hero: ['Comet', 'ধূমকেতু'] },
  },
  {
    code: 'firefly-fall',
    model: 'plinko-1',
    en: 'Firefly Fall',
    bn: 'জোনাকি ঝরা',
    ink: '04231f 0b5c4c 3fbf8f f6ffb8 ffd23c ff8a3c b6ff5c 021613',
    pieces: { hero: ['Firefly', 'জোনাকি'] },
  },
  {
    code: 'mango-drop',
    model: 'plinko-1',
    en: 'Mango Drop',
    bn: 'আম কুড়ানো',
    ink: '4a1a05 b8521a f7b24a fff3c4 ff9a2e ffd24a 7fd65a 2e0f02',
    pieces: { hero: ['Mango', 'আম'] },
  },
  {
    code: 'fair-wheel',
    model: 'wheel-1',
    en: 'Fair Wheel',
    bn: 'মেলার চাকা',
    ink: '4a0a3c b01f78 ff7ab0 fff0c8 ffc836 2ab8e8 5ce0a0 2c0424',
    pieces: { hero: ['Wheel', 'চাকা'] },
  },
  {
    code: 'lotus-keno',
    model: 'keno-1',
    en: 'Lotus Keno',
    bn: 'পদ্ম কেনো',
    ink: '06283d 0f7a8c 6fd6d0 fff4e0 ff6fa3 ffc84a 8fe06a 031a29',
    pieces: { hero: ['Lotus', 'পদ্ম'] },
  },
  {
    code: 'mohur-toss',
    model: 'coin-1',
    en: 'Mohur Toss',
    bn: 'মোহর টস',
    ink: '2b0f4a 6a2fb0 b98aff fff2c0 ffc22e ff8a3c 4fe0c0 1a0730',
    pieces: { hero: ['Coin', 'মোহর'], heads: ['Tiger', 'বাঘ'], tails: ['Water Lily', 'শাপলা'] },
  },
];

/** Titles of the games of one choice. */
export const INSTANT_TITLES: readonly Title[] = TITLES.map((title) => drawnTitle(title, '2026-11-23'));
