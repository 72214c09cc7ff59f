import { INSTANT_TITLES } from './instant-titles';
import { type AnnouncedTitle, madeTitles, type MadeTitles } from './made/made-titles';
import { SLOT_TITLES } from './slot-titles';
import { STEP_TITLES } from './step-titles';
import { TABLE_TITLES } from './table-titles';
import type { Title } from './title';
import { GAME_NAMES } from './title-names';

export const DICE: Title = { code: 'dice', model: 'dice-2', names: GAME_NAMES, released: '2026-03-01', art: '/art/dice.svg' };

/** The titles that were made by hand, one by one: each model has at least one. */
export const TITLES: readonly Title[] = [DICE, ...SLOT_TITLES, ...INSTANT_TITLES, ...TABLE_TITLES, ...STEP_TITLES];

let all: readonly Title[] | undefined;
let byCode: ReadonlyMap<string, Title> | undefined;
const byHand = new Map(TITLES.map((title) => [title.code, title]));

/** Everything that can be played, in the order in which operators list it: made by hand first. */
export function allTitles(): readonly Title[] {
  return (all ??= [...TITLES, ...labels().titles]);
}

/** What is listed and cannot be played yet. */
export function announcedTitles(): readonly AnnouncedTitle[] {
  return labels().announced;
}

export function titleByCode(code: string): Title | undefined {
  return byHand.get(code) ?? makeTitles().get(code);
}

/** Makes all that were not made by hand, once: a tenth to half a second of the only thread, which nobody who asks for one should wait for. */
export function makeTitles(): ReadonlyMap<string, Title> {
  return (byCode ??= new Map(allTitles().map((title) => [title.code, title])));
}

function labels(): MadeTitles {
  return madeTitles(new Set(TITLES.flatMap(({ names }) => Object.values(names))));
}
