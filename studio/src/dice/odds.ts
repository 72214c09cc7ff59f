import { type Fraction, lowest } from '../models/fraction';

/**
 * The arithmetic of dice, shared by server and page. Everything is an integer: rolls and targets in hundredths (0–10 000),
 * multipliers in ten-thousandths, money in the wallet's units (currency × 100 000).
 */
export type Direction = 'under' | 'over';

export const OUTCOMES = 10_001;
export const RTP_PERCENT = 99;

const FEWEST_WINNING = 10;
const MOST_WINNING = 9_800;
const MULTIPLIER_SCALE = 10_000n;

export const TARGETS = {
  under: { min: FEWEST_WINNING, max: MOST_WINNING },
  over: { min: OUTCOMES - 1 - MOST_WINNING, max: OUTCOMES - 1 - FEWEST_WINNING },
} as const satisfies Record<Direction, { min: number; max: number }>;

/** How many of the 10 001 outcomes win. */
export function winningOutcomes(direction: Direction, target: number): number {
  return direction === 'under' ? target : OUTCOMES - 1 - target;
}

export function isTargetAllowed(direction: Direction, target: number): boolean {
  const { min, max } = TARGETS[direction];
  return Number.isInteger(target) && target >= min && target <= max;
}

/** 99 % of the fair multiplier, cut (never rounded up) to four decimals. */
export function multiplierOf(direction: Direction, target: number): bigint {
  const winning = BigInt(winningOutcomes(direction, target));
  return (BigInt(RTP_PERCENT) * BigInt(OUTCOMES) * MULTIPLIER_SCALE) / (100n * winning);
}

/** What the bet with the least of it returns by its multiplier, before a payout is cut to whole coins. */
export function lowestDiceReturn(): Fraction {
  const { min, max } = TARGETS.under;
  let least = BigInt(OUTCOMES) * MULTIPLIER_SCALE;
  for (let winning = min; winning <= max; winning += 1) {
    const returned = multiplierOf('under', winning) * BigInt(winning);
    if (returned < least) least = returned;
  }
  return lowest(least, BigInt(OUTCOMES) * MULTIPLIER_SCALE);
}

export function wins(direction: Direction, target: number, roll: number): boolean {
  return direction === 'under' ? roll < target : roll > target;
}

/** Stake × multiplier, cut down to what the currency's smallest coin (`coin` units) can pay. */
export function payoutOf(stake: bigint, multiplier: bigint, coin: bigint): bigint {
  const exact = (stake * multiplier) / MULTIPLIER_SCALE;
  return exact - (exact % coin);
}

/** What a bet really returns on average, in hundredths of a per cent, cut: on small stakes rounding takes up to one per cent more. */
export function returnOf(stake: bigint, payout: bigint, winning: number): bigint {
  return (payout * BigInt(winning) * 10_000n) / (stake * BigInt(OUTCOMES));
}

/** The largest stake whose payout stays within `maxWin`, as whole coins. */
export function largestStake(multiplier: bigint, coin: bigint, maxStake: bigint, maxWin: bigint): bigint {
  const byWin = (maxWin * MULTIPLIER_SCALE) / multiplier;
  const stake = byWin < maxStake ? byWin : maxStake;
  return stake - (stake % coin);
}
