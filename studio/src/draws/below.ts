const WORDS = 2 ** 32;

/** What became of a number of 32 bits. */
export interface Reading {
  readonly word: number;
  readonly size: number;
  /** From 0 and below `size`; undefined where the number is passed over. */
  readonly drawn: number | undefined;
}

/**
 * Numbers below each of `sizes` from numbers of 32 bits: ⌊word · size ÷ 2³²⌋. Where what is cut off lies below 2³² mod `size`, the word is passed over, so
 * that each number has equally many words.
 */
export function readings(words: readonly number[], sizes: readonly number[]): Reading[] {
  const read: Reading[] = [];
  let at = 0;
  for (const word of words) {
    const size = sizes[at];
    if (size === undefined) break;
    const product = word * size;
    const drawn = product % WORDS < WORDS % size ? undefined : Math.floor(product / WORDS);
    read.push({ word, size, drawn });
    if (drawn !== undefined) at += 1;
  }
  return read;
}

/** The numbers alone; undefined when the words do not last. */
export function numbersBelow(words: readonly number[], sizes: readonly number[]): number[] | undefined {
  const drawn = readings(words, sizes).flatMap(({ drawn: each }) => (each === undefined ? [] : [each]));
  return drawn.length === sizes.length ? drawn : undefined;
}
