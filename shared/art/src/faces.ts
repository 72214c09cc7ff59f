import { createRequire } from 'node:module';
import type * as Fontkit from 'fontkit';
import type { Command } from './path-data';

const require = createRequire(import.meta.filename);

const FILES = {
  block: () => require.resolve('@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff'),
  tall: () => require.resolve('@fontsource/anton/files/anton-latin-400-normal.woff'),
  carved: () => require.resolve('@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff'),
};
/** A typeface that letters are drawn in. */
export type Face = keyof typeof FILES;

/** Capitals of every face stand this high, in sizes: one size looks as large in each. */
const CAPITALS = 0.76;

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

const known = new Map<Face, OutlinedFace>();

export function faceOf(face: Face): OutlinedFace {
  const found = known.get(face) ?? new OutlinedFace(face);
  known.set(face, found);
  return found;
}

/** Reads every face, so that nobody's first picture waits for one. */
export function readFaces(): void {
  for (const face of Object.keys(FILES) as Face[]) faceOf(face).letter('A');
}
