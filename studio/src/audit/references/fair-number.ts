const WORDS = 4_294_967_296n;

/** The next number below `size`: ⌊word · size ÷ 2³²⌋. Equally many words stand for each number, the highest of those that come to it; the rest are passed over. */
export function fairNumber(words: Iterator<number, never>, size: number): number {
  const all = BigInt(size);
  for (;;) {
    const word = BigInt(words.next().value);
    const number = (word * all) / WORDS;
    const endsBefore = ((number + 1n) * WORDS + all - 1n) / all;
    if (endsBefore - word <= WORDS / all) return Number(number);
  }
}
