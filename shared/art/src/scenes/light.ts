import { mix } from '../colour';
import type { Pen } from '../pen';
import { circle, dots, rect } from '../svg';

/** What lies behind the hero, filling 300 × 400. The hero's middle is at 150, 158. */
export type Scene = (pen: Pen) => string;

/** Places scattered over the picture down to `depth`. */
export const strewn = (pen: Pen, count: number, depth: number, from = 0): [number, number][] =>
  Array.from({ length: count }, () => [pen.random.integer(0, 300), pen.random.integer(from, depth)]);

export const twinkles = (pen: Pen, colour: string, depth: number): string =>
  dots(strewn(pen, 12, depth), colour, 2, 'opacity=".7"') + dots(strewn(pen, 8, depth), colour, 4.5, 'opacity=".85"');

/** The sky has run through all its colours where the title begins. */
export const sky = (pen: Pen): string =>
  rect(0, 0, 300, 400, 0, pen.down(pen.ink.sky[0], pen.ink.sky[1], pen.ink.sky[2], pen.ink.sky[1]));
export const light = (pen: Pen, radius = 170, strength = 0.95): string =>
  circle(150, 158, radius, pen.glow(mix(pen.ink.glow, pen.ink.sky[2], 0.3), strength)) +
  circle(150, 150, radius * 0.6, pen.glow('#fffdf0', strength * 0.7));
