/** Repeatable chance: the same seed draws the same things in the same order, on every machine. */
export interface Random {
  /** From 0 up to, and never reaching, 1. */
  next(): number;
  /** From `low` up to, and never reaching, `high`. */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number;
  chance(share: number): boolean;
  /** @throws RangeError when there is nothing to pick from */
  pick<T>(choices: readonly T[]): T;
  /** `count` different members of `choices`, in an order of the stream's own. */
  some<T>(choices: readonly T[], count: number): T[];
}

/**
 * Draws from `next`, a stream of numbers from 0 up to, and never reaching, 1.
 *
 * Whoever draws brings the stream: another one would rename every game in catalogues that are filled, and redraw pictures that browsers
 * keep for a year.
 */
export function createRandom(next: () => number): Random {
  const between = (low: number, high: number) => low + next() * (high - low);
  const integer = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    next,
    between,
    integer,
    chance: (share) => next() < share,
    pick: (choices) => {
      const chosen = choices[integer(0, choices.length - 1)];
      if (chosen === undefined) throw new RangeError('nothing to pick from');
      return chosen;
    },
    some: (choices, count) => {
      const left = [...choices];
      const taken = [];
      while (taken.length < count && left.length > 0) taken.push(...left.splice(integer(0, left.length - 1), 1));
      return taken;
    },
  };
}

/** Folds any text into 32 bits, so that a code or a name can be a seed. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return scatter(hash);
}

/** Neighbouring seeds must not give neighbouring pictures, so every seed is scattered before use. */
function scatter(seed: number): number {
  let mixed = seed | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** The chance that pictures are drawn with. */
export function randomFrom(seed: number): Random {
  let state = scatter(seed ^ 0x5bd1e995);
  return createRandom(() => {
    state = (state + 0x9e3779b9) | 0;
    return scatter(state) / 0x1_0000_0000;
  });
}
