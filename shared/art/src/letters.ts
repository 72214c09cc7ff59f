import { type Face, faceOf } from './faces';
import { pathData } from './path-data';

export type { Face };
/** Every face that letters can be drawn in. */
export const FACES: readonly Face[] = ['block', 'tall', 'carved'];

/** Tenths of a pixel are lost nowhere. */
const UNIT = 10;

/**
 * One letter as an outline, its points where `place` puts them: it gets them in sizes, right of the letter's middle and above its line, and answers in
 * pixels. The path is in tenths of a pixel. Undefined when the face lacks the letter.
 */
export function letterOutline(
  sign: string,
  face: Face,
  place: (x: number, y: number) => readonly [x: number, y: number],
): string | undefined {
  const outlined = faceOf(face);
  const letter = outlined.letter(sign);
  return (
    letter &&
    pathData(letter.commands, (x, y) => {
      const [left, top] = place((x - letter.advance / 2) * outlined.scale, y * outlined.scale);
      return [left * UNIT, top * UNIT];
    })
  );
}

/** How wide a letter is, in sizes; 0 when the face lacks it. */
export function letterWidth(sign: string, face: Face): number {
  const outlined = faceOf(face);
  return (outlined.letter(sign)?.advance ?? 0) * outlined.scale;
}
