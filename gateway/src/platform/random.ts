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
