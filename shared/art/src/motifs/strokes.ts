import type { Pen } from '../pen';
import { circle, group, line } from '../svg';

/** A thick stroke with the picture's outline around it: limbs, poles, ropes, stems. */
export const limb = (pen: Pen, data: string, colour: string, width = 16): string =>
  line(data, pen.ink.dark, width + 9, 'stroke-linejoin="round"') + line(data, colour, width, 'stroke-linejoin="round"');

/** An eye that looks ahead, with a point of light in it. */
export const eye = (pen: Pen, x: number, y: number, r: number, white = '#fff'): string =>
  circle(x, y, r, white, 'stroke-width="3"') +
  circle(x, y, r * 0.58, pen.ink.dark, 'stroke="none"') +
  circle(x - r * 0.25, y - r * 0.3, r * 0.24, '#fff', 'stroke="none"');

/** Light that plays over a surface; it has no outline. */
export const gleam = (data: string, opacity = '.55'): string =>
  `<path d="${data}" fill="#fff" stroke="none" opacity="${opacity}"/>`;

export const flipped = (...body: string[]): string => group('transform="scale(-1 1)"', ...body);
