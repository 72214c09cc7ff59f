import type { StepModelId } from '../models/model-id';
import { drawnTitle, type DrawnPieces, type DrawnTitle } from './drawn-title';
import type { Title } from './title';

/** What may be drawn in a game with steps: its hero, and what lies under the tiles of mines. */
export const STEP_PIECES = ['hero', 'mine'] as const;

interface StepTitle extends DrawnTitle {
  readonly model: StepModelId;
  readonly pieces: DrawnPieces<(typeof STEP_PIECES)[number]>;
}

const TITLES: readonly StepTitle[] = [
  {
    code: 'lagoon-mines',
    model: 'mines-1',
    en: 'Lagoon Mines',
    bn: 'লেগুনের মাইন',
    ink: '062a4a 0e5f8f 4fc0e0 f4fbff 5ce0ff ffc83c ff7a6a 031a30',
    pieces: { hero: ['Diamond', 'হীরা'], mine: ['Skull', 'মাইন'] },
  },
  {
    code: 'crane-hi-lo',
    model: 'hilo-1',
    en: 'Crane Hi-Lo',
    bn: 'সারসের উঁচু-নিচু',
    ink: '0b2b3a 1f6f78 7cc7b4 fdf3d6 9fe8d4 ffb65c ff7f6b 061a24',
    pieces: { hero: ['Crane', 'সারস'] },
  },
  {
    code: 'palace-jacks',
    model: 'jacks-1',
    en: 'Palace Jacks',
    bn: 'রাজবাড়ির গোলাম',
    ink: '2a0f3d 6a2a8c c08ae0 fff0d0 ffcf5a 8ad8ff ff7ab0 180724',
    pieces: { hero: ['Crown', 'মুকুট'] },
  },
  {
    code: 'rainbow-deuces',
    model: 'deuces-1',
    en: 'Rainbow Deuces',
    bn: 'রংধনুর দুরি',
    ink: '10253f 2f5f8f 86b8d8 f2fbe8 b8f26a ffd23f ff8a5c 08162a',
    pieces: { hero: ['Rainbow', 'রংধনু'] },
  },
];

/** Titles of games that are played step by step. */
export const STEP_TITLES: readonly Title[] = TITLES.map((title) => drawnTitle(title, '2026-11-25'));
