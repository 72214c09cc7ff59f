import type { TableModelId } from '../models/model-id';
import { drawnTitle, type DrawnPieces, type DrawnTitle } from './drawn-title';
import type { Title } from './title';

/** What may be drawn at a table: its hero, and who stands against it. */
export const TABLE_PIECES = ['hero', 'rival'] as const;

interface TableTitle extends DrawnTitle {
  readonly model: TableModelId;
  readonly pieces: DrawnPieces<(typeof TABLE_PIECES)[number]>;
}

const TITLES: readonly TableTitle[] = [
  {
    code: 'lotus-roulette',
    model: 'roulette-1',
    en: 'Lotus Roulette',
    bn: 'পদ্ম রুলেট',
    ink: '06302a 0f6b52 3fbf8f fff2c8 f2b84b ff6fa3 5ce0c0 03201b',
    pieces: { hero: ['Lotus', 'পদ্ম'] },
  },
  {
    code: 'swan-baccarat',
    model: 'baccarat-1',
    en: 'Swan Baccarat',
    bn: 'রাজহাঁস ব্যাকারাট',
    ink: '14153f 343a94 8f9bf2 fff4dc f4f6ff ffc24a ff8a6a 0a0a28',
    pieces: { hero: ['Swan', 'রাজহাঁস'] },
  },
  {
    code: 'dragon-tiger-duel',
    model: 'dragon-tiger-1',
    en: 'Dragon Tiger Duel',
    bn: 'ড্রাগন-বাঘের দ্বৈরথ',
    ink: '3a0a12 9a1f2c ff7a4a fff0c8 ffb02e 3fc0a0 ffd65a 22050a',
    pieces: { hero: ['Dragon', 'ড্রাগন'], rival: ['Tiger', 'বাঘ'] },
  },
  {
    code: 'lantern-sic-bo',
    model: 'sic-bo-1',
    en: 'Lantern Sic Bo',
    bn: 'লণ্ঠন সিক বো',
    ink: '3a1208 96351a f0824a fff2c4 ff5a3c ffc836 6fd6a0 220803',
    pieces: { hero: ['Lantern', 'লণ্ঠন'] },
  },
  {
    code: 'moon-andar-bahar',
    model: 'andar-bahar-1',
    en: 'Moonlit Andar Bahar',
    bn: 'চাঁদনি আন্দর বাহার',
    ink: '0c1440 2a3a9c 7aa0f4 fff4d0 ffe08a ff8ab0 6fe0d6 060a28',
    pieces: { hero: ['Moon', 'চাঁদ'] },
  },
];

/** Titles of the tables on which chips are laid. */
export const TABLE_TITLES: readonly Title[] = TITLES.map((title) => drawnTitle(title, '2026-11-25'));
