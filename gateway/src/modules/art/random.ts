/** A stream of repeatable numbers: the same seed always draws the same picture, on every machine. */
export interface Random {
  /** From `low` up to, and never reaching, `high`. */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** `count` different members of `choices`, in an order of the stream's own. */
  some<T>(choices: readonly T[], count: number): T[];
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

export function randomFrom(seed: number): Random {
  let state = scatter(seed ^ 0x5bd1e995);
  const next = () => {
    state = (state + 0x9e3779b9) | 0;
    return scatter(state) / 0x1_0000_0000;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    between,
    whole,
    chance: (share) => next() < share,
    pick: (choices) => {
      const chosen = choices[whole(0, choices.length - 1)];
      if (chosen === undefined) throw new RangeError('nothing to pick from');
      return chosen;
    },
    some: (choices, count) => {
      const left = [...choices];
      const taken = [];
      while (taken.length < count && left.length > 0) taken.push(...left.splice(whole(0, left.length - 1), 1));
      return taken;
    },
  };
}
