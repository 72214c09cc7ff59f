import { type Face, faceOf } from './faces';
import { pathData } from './path-data';
import { group } from './svg';

/** Outlines are drawn so many times larger than they are shown: whole numbers are then fine enough, and shorter than any with a point. */
export const FINE = 2;
/** Shows what was drawn so large. */
export const fine = (attributes: string, body: string): string => group(`${attributes} transform="scale(.5)"`.trim(), body);

/** A line as outlines. */
export interface Outline {
  /** In sizes. */
  readonly width: number;
  /** Path data for letters of `size` from `x` on, on a line that `baseline` gives for each place; in whole numbers, see `FINE`. */
  draw(x: number, size: number, baseline: (x: number) => number): string;
}

/**
 * What a face makes of a text; undefined when it lacks a letter. Text in a picture costs a phone more than all else in it: it looks for faces
 * that it does not have, and lays each line out anew.
 */
export function typeset(text: string, face: Face): Outline | undefined {
  const { scale } = faceOf(face);
  const letters = Array.from(text, (sign) => faceOf(face).letter(sign));
  if (!letters.every((letter) => letter !== undefined)) return undefined;
  return {
    width: letters.reduce((sum, { advance }) => sum + advance, 0) * scale,
    draw(x, size, baseline) {
      const units = scale * size;
      let at = x;
      return letters
        .map(({ commands, advance }) => {
          const from = at;
          at += advance * units;
          return pathData(commands, (dx, dy) => {
            const placeX = from + dx * units;
            return [placeX, baseline(placeX) - dy * units];
          });
        })
        .join('');
    },
  };
}

interface Lettered {
  readonly x?: number;
  /** The baseline. */
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  /** What it must not be wider than. */
  readonly width?: number;
  readonly face?: Face;
}

/** A few signs around `x`, such as a number on a ball, which is shown smaller than it is drawn. All of them are in every face. */
export function lettered(signs: string, { x = 0, y, size, fill, width = Infinity, face = 'block' }: Lettered): string {
  const outline = typeset(signs, face);
  if (!outline) throw new Error(`No face has all of “${signs}”`);
  const fitting = Math.min(size, width / outline.width);
  return `<path d="${outline.draw(x - (outline.width * fitting) / 2, fitting, () => y)}" fill="${fill}" stroke="none"/>`;
}
