import { segmentsOf, type WheelChoice } from '../../../src/instant/wheel';
import type { Skin } from '../../engine/skin';
import { mixed } from '../../engine/paint';

/** A colour for each prize of a wheel, the same in its ring and in the row of its prizes; what pays nothing is dark. */
export function prizeColours(choice: WheelChoice, { colours }: Skin): ReadonlyMap<number, string> {
  const { middle, low, pop, second, hero, glow, dark, top } = colours;
  const scale = [mixed(middle, top, 0.25), low, pop, second, hero, mixed(glow, second, 0.2)];
  const prizes = [...new Set(segmentsOf(choice))].filter((prize) => prize > 0).sort((one, other) => one - other);
  const first = scale.length - Math.min(prizes.length, scale.length);
  const coloured = prizes.map((prize, at) => [prize, scale[Math.min(first + at, scale.length - 1)] ?? hero] as const);
  return new Map([[0, mixed(dark, top, 0.45)], ...coloured]);
}
