import { grantFor } from './bonus-terms';
import type { PromisedBonus } from './tables';

/** One way to play a bonus through. */
export interface Strategy {
  name: string;
  /** How much the first bet is, as a part of all one has; nothing when it is as the others. */
  opening?: number;
  odds: number;
  /** Ends the cycle, with or without the bonus, when one has so many times the deposit. */
  leavesAt?: number;
}

/** From the safest to the boldest. The opening is too large to count: who wins it plays on with money of the house, who loses it has lost no more. */
export const STRATEGIES: readonly Strategy[] = [
  { name: 'safe bets', odds: 1.1 },
  { name: 'even bets', odds: 2 },
  { name: 'long shots', odds: 50 },
  { name: 'even bets, gone when ahead', odds: 2, leavesAt: 1.5 },
  { name: 'all on one bet, then even ones', opening: 1, odds: 2 },
  { name: 'half on one bet, then even ones', opening: 0.5, odds: 2 },
];

export interface Season {
  terms: PromisedBonus;
  /** What of a stake the game gives back on average, and what part of it counts. */
  game: { rtp: number; share: number };
  strategy: Strategy;
  /** Between 0 and 1, another one for each bet. */
  random: () => number;
}

const LEAST_BET = 100;
// Millions of bets: a global costs a look-up in a test's context each time.
const { abs, ceil, imul, min } = Math;

/** A deposit as large as still brings more bonus, and its play to the end; what was gained, in minor units. */
export function playCycle({ terms, game, strategy, random }: Season): number {
  const deposit = ceil((Number(terms.cap) * 100) / terms.percent);
  const grant = grantFor(terms, BigInt(deposit));
  if (!grant) throw new Error(`no bonus for ${deposit}`);
  const largest = Number(grant.largestBet ?? deposit);
  const purse = { held: deposit, counted: 0 };
  const bet = (amount: number, odds: number) => {
    const paid = random() < game.rtp / odds ? amount * odds : 0;
    purse.held += paid - amount;
    if (amount <= largest) purse.counted += min(amount, abs(paid - amount)) * game.share;
  };
  if (strategy.opening) bet(purse.held * strategy.opening, 2);
  const enough = deposit * (strategy.leavesAt ?? Number.POSITIVE_INFINITY);
  const needed = Number(grant.wager);
  while (purse.counted < needed && purse.held >= LEAST_BET) {
    if (purse.held >= enough) return purse.held - deposit;
    bet(min(largest, purse.held), strategy.odds);
  }
  return purse.held - deposit + (purse.counted < needed ? 0 : Number(grant.amount));
}

/** The same numbers for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
