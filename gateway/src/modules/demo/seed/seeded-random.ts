/** Repeatable chance: the same words give the same numbers on every machine. */
export interface SeededRandom {
  /** From 0 up to, and never reaching, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number;
  withProbability(share: number): boolean;
  pick<T>(choices: readonly T[]): T;
}

/** A stream of its own for each thing that is named, so that adding one changes none of the others. */
export function createSeededRandom(words: string): SeededRandom {
  let state = 2166136261;
  for (let at = 0; at < words.length; at += 1) state = Math.imul(state ^ words.charCodeAt(at), 16777619);
  const next = () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
  };
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    integer,
    withProbability: (share) => next() < share,
    pick: (choices) => choices[integer(0, choices.length - 1)] as (typeof choices)[number],
  };
}
