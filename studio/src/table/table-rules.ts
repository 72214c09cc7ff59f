import { numbersBy } from '../draws/below';
import { type Fraction, lowest } from '../models/fraction';
import type { TableModelId } from '../models/model-id';
import type { Currency } from '../money/currencies';
import { limitsOf } from '../money/currencies';
import { stakeStep } from '../instant/stakes';

/** What lies on a spot, in units as digits. */
export interface Chips {
  readonly spot: string;
  readonly chips: string;
}

/** All that a player lays on the table for one round. */
export type Slip = readonly Chips[];

/** Of all equally likely ways, how many come to an outcome that pays what `drawn` pays, on every spot. */
export interface Case {
  readonly drawn: readonly number[];
  readonly ways: bigint;
}

/** A table on which chips are laid on spots and one outcome is drawn for all of them: shared by server, page and verifier. */
export interface TableRules {
  readonly id: TableModelId;
  /** Every spot there is, in the order in which a slip is written. */
  readonly spots: readonly string[];
  /** Below which size the next number is drawn; undefined once the outcome is whole. */
  next(drawn: readonly number[]): number | undefined;
  /** What comes back of chips on a spot, in hundredths of them: 100 is the chips alone. */
  comesBack(spot: string, drawn: readonly number[]): number;
  /** Every outcome there is, those that pay alike on each spot put together. */
  readonly cases: readonly Case[];
}

/** More spots than a player can keep in mind; it also bounds what is stored and told of a round. */
export const MOST_SPOTS = 40;

/** The one order of a slip; undefined where it cannot be played. Whether its amounts may be staked is asked apart from this. */
export function canonicalSlip({ spots }: TableRules, slip: Slip): Slip | undefined {
  const sorted = slip
    .map(({ spot, chips }) => ({ spot, chips }))
    .sort((one, other) => spots.indexOf(one.spot) - spots.indexOf(other.spot));
  const known = sorted.every(({ spot, chips }) => spots.includes(spot) && /^[1-9]\d{0,14}$/.test(chips));
  const once = new Set(slip.map(({ spot }) => spot)).size === slip.length;
  return known && once && slip.length >= 1 && slip.length <= MOST_SPOTS ? sorted : undefined;
}

export function stakeOf(slip: Slip): bigint {
  return slip.reduce((sum, { chips }) => sum + BigInt(chips), 0n);
}

/** The outcome in numbers of 32 bits; undefined when they do not last. */
export function outcomeIn({ next }: TableRules, words: readonly number[]): number[] | undefined {
  return numbersBy(words, next);
}

/** What a whole slip pays, in units. */
export function slipPays({ comesBack }: TableRules, slip: Slip, drawn: readonly number[]): bigint {
  return slip.reduce((sum, { spot, chips }) => sum + (BigInt(chips) * BigInt(comesBack(spot, drawn))) / 100n, 0n);
}

/** The most that a slip can pay, in units. */
export function slipTop(rules: TableRules, slip: Slip): bigint {
  return rules.cases.reduce((most, { drawn }) => larger(most, slipPays(rules, slip, drawn)), 0n);
}

/** Exactly what comes back of a slip on average. */
export function slipReturn(rules: TableRules, slip: Slip): Fraction {
  const paid = rules.cases.reduce((sum, { drawn, ways }) => sum + slipPays(rules, slip, drawn) * ways, 0n);
  return lowest(paid, stakeOf(slip) * waysOf(rules));
}

/** Exactly how often a slip pays anything. */
export function slipHits(rules: TableRules, slip: Slip): Fraction {
  const hits = rules.cases.filter(({ drawn }) => slipPays(rules, slip, drawn) > 0n);
  return lowest(
    hits.reduce((sum, { ways }) => sum + ways, 0n),
    waysOf(rules),
  );
}

export function spotReturn(rules: TableRules, spot: string): Fraction {
  return slipReturn(rules, [{ spot, chips: '100' }]);
}

/** What chips on a spot can pay, the largest first, in hundredths of them. */
export function spotPays({ cases, comesBack }: TableRules, spot: string): number[] {
  return [...new Set(cases.map(({ drawn }) => comesBack(spot, drawn)))].sort((one, other) => other - one);
}

/** The most that may lie on the table in all, however it lies: what a slip can win is bounded besides. */
export function mostOnTable(currency: Currency): bigint {
  const { maxStake } = limitsOf(currency);
  return maxStake - (maxStake % stakeStep(currency));
}

export function waysOf({ cases }: TableRules): bigint {
  return cases.reduce((sum, { ways }) => sum + ways, 0n);
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
