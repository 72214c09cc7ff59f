import { numbersBelow } from '../draws/below';
import { lowest, type Fraction } from '../models/fraction';
import type { InstantModelId } from '../models/model-id';

/** Of `all` equally likely ways, how many pay this multiplier, in hundredths of the stake. */
export interface Pay {
  readonly multiplier: number;
  readonly ways: bigint;
}

/** A game in which the player makes one choice and sees one outcome: rules and mathematics, shared by server, page and verifier. */
export interface InstantRules<Choice extends object> {
  readonly id: InstantModelId;
  /** The same for equal choices, whatever order they came in; undefined for a choice that cannot be played. */
  canonical(choice: Choice): Choice | undefined;
  /** Numbers are drawn below each of these, one after another; they are the outcome. */
  sizes(choice: Choice): readonly number[];
  /** What an outcome pays, in hundredths of the stake. */
  multiplier(choice: Choice, drawn: readonly number[]): number;
  /** What the numbers look like, written down with them where that is not plain. */
  looks?(choice: Choice, drawn: readonly number[]): { readonly fields: string };
  /** All that a choice can pay, the largest first; what pays nothing is among it. */
  pays(choice: Choice): readonly Pay[];
  /** Choices of which one has the largest win, where a round pays no more than so many of the largest stakes. */
  boldest(times: number): readonly Choice[];
  /** The choice whose return is the lowest, and the ones that win most and least often: what is published for all. */
  readonly extremes: Readonly<Record<'lowestReturn' | 'often' | 'seldom', Choice>>;
}

/** The one text of a choice; undefined where it cannot be played. */
export function writtenChoice<Choice extends object>(rules: InstantRules<Choice>, choice: Choice): string | undefined {
  const canonical = rules.canonical(choice);
  return canonical && JSON.stringify(canonical);
}

/** The outcome in numbers of 32 bits; undefined when they do not last. */
export function outcomeIn<Choice extends object>(rules: InstantRules<Choice>, choice: Choice, words: readonly number[]) {
  return numbersBelow(words, rules.sizes(choice));
}

/** Exactly what comes back of a stake on average. */
export function returnOf<Choice extends object>(rules: InstantRules<Choice>, choice: Choice): Fraction {
  const pays = rules.pays(choice);
  return lowest(
    pays.reduce((sum, { multiplier, ways }) => sum + BigInt(multiplier) * ways, 0n),
    100n * waysIn(pays),
  );
}

/** Exactly how often something is paid. */
export function hitRateOf<Choice extends object>(rules: InstantRules<Choice>, choice: Choice): Fraction {
  const pays = rules.pays(choice);
  return lowest(waysIn(pays.filter(({ multiplier }) => multiplier > 0)), waysIn(pays));
}

/** The most that a choice pays, in hundredths of the stake. */
export function topOf<Choice extends object>(rules: InstantRules<Choice>, choice: Choice): number {
  return rules.pays(choice)[0]?.multiplier ?? 0;
}

export function waysIn(pays: readonly Pay[]): bigint {
  return pays.reduce((sum, { ways }) => sum + ways, 0n);
}

/** Pays with equal multipliers put together, the largest first. */
export function gathered(pays: readonly Pay[]): Pay[] {
  const ways = new Map<number, bigint>();
  for (const pay of pays) ways.set(pay.multiplier, (ways.get(pay.multiplier) ?? 0n) + pay.ways);
  return [...ways].map(([multiplier, count]) => ({ multiplier, ways: count })).sort((a, b) => b.multiplier - a.multiplier);
}

export const RISKS = ['low', 'medium', 'high'] as const;
export type Risk = (typeof RISKS)[number];

export function isRisk(value: unknown): value is Risk {
  return RISKS.includes(value as Risk);
}
