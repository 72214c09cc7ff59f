import type { Pen } from '../pen';
import { placed } from '../svg';
import * as small from './symbols';

export const tints = (pen: Pen): string[] =>
  pen.random.some(['#e0263f', '#1f6fe0', '#1fa85c', '#f2a52a', '#8a3df0', '#f0407a', '#12a0b8'], 7);

export const ball = (pen: Pen, x: number, y: number, scale: number, colour: string, number?: number): string =>
  placed(x, y, scale, pen.random.integer(-14, 14), small.numberBall(pen, colour, number ?? pen.random.integer(1, 49)));

export const balls = (
  pen: Pen,
  places: readonly (readonly [number, number, number])[],
  numbers: readonly number[] = [],
): string => {
  const colours = tints(pen);
  return places.map(([x, y, scale], at) => ball(pen, x, y, scale, colours[at % colours.length] ?? '#e0263f', numbers[at])).join('');
};
