import { INSTANT_TITLES } from './instant-titles';
import { SLOT_TITLES } from './slot-titles';
import { STEP_TITLES } from './step-titles';
import { TABLE_TITLES } from './table-titles';
import type { Title } from './title';
import { GAME_NAMES } from './title-names';

export const DICE: Title = { code: 'dice', model: 'dice-1', names: GAME_NAMES, released: '2026-03-01', art: '/art/dice.svg' };

/** Everything that can be played, in the order in which operators list it. */
export const TITLES: readonly Title[] = [DICE, ...SLOT_TITLES, ...INSTANT_TITLES, ...TABLE_TITLES, ...STEP_TITLES];

export function titleByCode(code: string): Title | undefined {
  return TITLES.find((title) => title.code === code);
}
