import type { Currency } from '../money/currencies';

/** What rules of play tell apart. */
export type Kind = 'slots' | 'fishing' | 'others';

/** From the first step whose age a player is under, or else the last: the most that may be staked, in units. */
export interface StakeStep {
  readonly underAge?: number;
  readonly most: Partial<Readonly<Record<Currency, bigint>>>;
}

/**
 * Rules of play that a brand has to keep. What no brand's rules could ask to be loosened is no part of it and holds everywhere: nothing plays by itself
 * or faster than usual, a press is one bet and has to be let go of before the next, and a return of no more than the stake is not celebrated.
 */
export interface Profile {
  /** Shortest time between the starts of two rounds of a title, in milliseconds; as the studio is set up where it is not said. */
  readonly cycleMs?: Partial<Readonly<Record<Kind, number>>>;
  /** Kinds whose players see all of what a stake brings at its usual pace; only what is free of a stake may be hurried. */
  readonly unhurried?: readonly Kind[];
  /** Kinds that are not opened at all. */
  readonly leftOut?: readonly Kind[];
  /** A kind that is named here is not opened in a currency for which nothing is said. */
  readonly stakes?: Partial<Readonly<Record<Kind, readonly StakeStep[]>>>;
}
