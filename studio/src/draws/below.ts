const WORDS = 2 ** 32;

/** What became of a number of 32 bits. */
export interface Reading {
  readonly word: number;
  readonly size: number;
  /** From 0 and below `size`; undefined where the number is passed over. */
  readonly drawn: number | undefined;
}

/** Below which size the next number is drawn, after those that were; undefined once there is no next one. */
export type NextSize = (drawn: readonly number[]) => number | undefined;

/**
 * Numbers from numbers of 32 bits, each below a size that may depend on those before it: ⌊word · size ÷ 2³²⌋. Where what is cut off lies below 2³² mod
 * `size`, the word is passed over, so that each number has equally many words.
 */
export function readingsBy(words: readonly number[], next: NextSize): Reading[] {
  const read: Reading[] = [];
  const numbers: number[] = [];
  for (const word of words) {
    const size = next(numbers);
    if (size === undefined) break;
    const product = word * size;
    const drawn = product % WORDS < WORDS % size ? undefined : Math.floor(product / WORDS);
    read.push({ word, size, drawn });
    if (drawn !== undefined) numbers.push(drawn);
  }
  return read;
}

/** Numbers below each of `sizes`. */
export function readings(words: readonly number[], sizes: readonly number[]): Reading[] {
  return readingsBy(words, (drawn) => sizes[drawn.length]);
}

/** The numbers alone; undefined when the words do not last. */
export function numbersBy(words: readonly number[], next: NextSize): number[] | undefined {
  const drawn = readingsBy(words, next).flatMap(({ drawn: each }) => (each === undefined ? [] : [each]));
  return next(drawn) === undefined ? drawn : undefined;
}

export function numbersBelow(words: readonly number[], sizes: readonly number[]): number[] | undefined {
  return numbersBy(words, (drawn) => sizes[drawn.length]);
}
