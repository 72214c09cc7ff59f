import { createRequire } from 'node:module';
import type * as Fontkit from 'fontkit';
import { group } from './svg';

const require = createRequire(import.meta.filename);

const FILES = {
  block: () => require.resolve('@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff'),
  tall: () => require.resolve('@fontsource/anton/files/anton-latin-400-normal.woff'),
  carved: () => require.resolve('@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff'),
};
export type Face = keyof typeof FILES;

/** Outlines are drawn so many times larger than they are shown: whole numbers are then fine enough, and shorter than any with a point. */
export const FINE = 2;
/** What nobody sees on a cover, in the same. */
const UNSEEN = 0.8;
/** Shows what was drawn so large. */
export const fine = (attributes: string, body: string): string => group(`${attributes} transform="scale(.5)"`.trim(), body);

/** Capitals of every face stand this high, in sizes: one size looks as large in each. */
const CAPITALS = 0.76;

type Command = Fontkit.PathCommand;
interface Letter {
  readonly commands: readonly Command[];
  readonly advance: number;
}

/** A face, read when something is first set in it: most tests of the gateway draw nothing. */
class OutlinedFace {
  readonly #font: Fontkit.Font;
  readonly #letters = new Map<string, Letter | undefined>();
  readonly #scale: number;

  constructor(face: Face) {
    const { openSync } = require('fontkit') as typeof Fontkit;
    this.#font = openSync(FILES[face]()) as Fontkit.Font;
    this.#scale = CAPITALS / this.#font.capHeight;
  }

  /** Sizes to each unit of the font. */
  get scale(): number {
    return this.#scale;
  }

  letter(sign: string): Letter | undefined {
    if (!this.#letters.has(sign)) this.#letters.set(sign, this.#read(sign.codePointAt(0) ?? 0));
    return this.#letters.get(sign);
  }

  #read(codePoint: number): Letter | undefined {
    if (!this.#font.hasGlyphForCodePoint(codePoint)) return undefined;
    const { path, advanceWidth } = this.#font.glyphForCodePoint(codePoint);
    return { commands: path.commands, advance: advanceWidth };
  }
}

const faces = new Map<Face, OutlinedFace>();
function faceOf(face: Face): OutlinedFace {
  const known = faces.get(face) ?? new OutlinedFace(face);
  faces.set(face, known);
  return known;
}

/** Reads every face, so that nobody's first picture waits for one. */
export function readFaces(): void {
  for (const face of Object.keys(FILES) as Face[]) typeset('A', face);
}

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

const LETTER_OF: Record<Command['command'], string> = {
  moveTo: 'M',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};

type Point = [x: number, y: number];

/** Relative, between whole numbers on which each point comes to lie: rounding never adds up. */
function pathData(commands: readonly Command[], place: (x: number, y: number) => Point): string {
  let last: Point = [0, 0];
  let before = '';
  return commands
    .map(({ command, args }) => {
      const from = command === 'moveTo' ? [0, 0] : last;
      const points = args.flatMap((x, at) => (at % 2 ? [] : [place(x, args[at + 1] ?? 0).map(Math.round) as Point]));
      last = points.at(-1) ?? last;
      const [letter, numbers] = shortest(
        LETTER_OF[command],
        points.flatMap(([x, y]) => [x - (from[0] ?? 0), y - (from[1] ?? 0)]),
      );
      if (letter !== 'z' && !numbers.some(Boolean)) return '';
      const said = letter === before && letter !== 'M' ? (numbers[0]! < 0 ? '' : ' ') : letter;
      before = letter;
      return said + numbers.reduce((joined, next) => joined + (joined && next >= 0 ? ' ' : '') + next, '');
    })
    .join('');
}

/** What is as good as straight is drawn so; straight along an axis takes one number. */
function shortest(letter: string, numbers: readonly number[]): [string, readonly number[]] {
  if (letter === 'q' && isFlat(numbers)) return shortest('l', numbers.slice(2));
  const [x = 0, y = 0] = numbers;
  if (letter !== 'l' || (x && y)) return [letter, numbers];
  return y ? ['v', [y]] : ['h', [x]];
}

/** A curve leaves the line between its ends by half as much as its control point leaves their middle. */
function isFlat([controlX = 0, controlY = 0, x = 0, y = 0]: readonly number[]): boolean {
  return Math.hypot(controlX - x / 2, controlY - y / 2) / 2 < UNSEEN;
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
