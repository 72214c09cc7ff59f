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
    pieces: { hero: ['Lotus', 'পদ্ম'] },
  },
  {
    code: 'swan-baccarat',
    model: 'baccarat-1',
    en: 'Swan Baccarat',
    bn: 'রাজহাঁস ব্যাকারাট',
    pieces: { hero: ['Swan', 'রাজহাঁস'] },
  },
  {
    code: 'dragon-tiger-duel',
    model: 'dragon-tiger-1',
    en: 'Dragon Tiger Duel',
    bn: 'ড্রাগন-বাঘের দ্বৈরথ',
    pieces: { hero: ['Dragon', 'ড্রাগন'], rival: ['Tiger', 'বাঘ'] },
  },
  {
    code: 'lantern-sic-bo',
    model: 'sic-bo-1',
    en: 'Lantern Sic Bo',
    bn: 'লণ্ঠন সিক বো',
    pieces: { hero: ['Lantern', 'লণ্ঠন'] },
  },
  {
    code: 'moon-andar-bahar',
    model: 'andar-bahar-1',
    en: 'Moonlit Andar Bahar',
    bn: 'চাঁদনি আন্দর বাহার',
    pieces: { hero: ['Moon', 'চাঁদ'] },
  },
];

/** Titles of the tables on which chips are laid. */
export const TABLE_TITLES: readonly Title[] = TITLES.map((title) => drawnTitle(title, '2026-11-25'));
