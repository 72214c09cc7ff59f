import type { InstantRules } from './instant-rules';

/** The target is a multiplier, in hundredths. */
export interface LimboChoice {
  readonly target: number;
}

export const TARGETS = { min: 101, max: 1_000_000 } as const;
const NUMBERS = 2 ** 24;
/** 0.99 of all that is staked comes back, less what the last step of a target cuts off. */
const KEPT = 99;

/** How far it went, in hundredths: 0.99 ÷ u, cut, where u = (number + 1) ÷ 2²⁴; at least 1.00. */
export function climbOf(number: number): number {
  return Math.max(Math.floor((KEPT * NUMBERS) / (number + 1)), 100);
}

/** How many of 2²⁴ numbers go at least as far as a target. */
function reaching(target: number): bigint {
  return BigInt(Math.floor((KEPT * NUMBERS) / target));
}

/** A multiplier comes out; who chose one that is no higher is paid the chosen one. */
export const limbo: InstantRules<LimboChoice> = {
  id: 'limbo-1',
  canonical: ({ target }) => (Number.isInteger(target) && target >= TARGETS.min && target <= TARGETS.max ? { target } : undefined),
  sizes: () => [NUMBERS],
  multiplier: ({ target }, [number = NUMBERS]) => (climbOf(number) >= target ? target : 0),
  pays({ target }) {
    const ways = reaching(target);
    return [
      { multiplier: target, ways },
      { multiplier: 0, ways: BigInt(NUMBERS) - ways },
    ];
  },
  // A lower target wins less at the largest stake, a higher one no more, and less often.
  boldest: (times) => [{ target: times * 100 }],
  extremes: { lowestReturn: { target: 999_967 }, often: { target: TARGETS.min }, seldom: { target: TARGETS.max } },
};
