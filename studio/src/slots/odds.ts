import type { Odds } from './distribution';

/** The odds as they are published and shown. A test counts them anew from reels, lines and pays. */
export const ODDS: Odds = {
  returnToPlayer: { numerator: 8_271_299n, denominator: 8_639_390n },
  hitRate: { numerator: 1_572n, denominator: 4_805n },
  variance: { numerator: 2_523_255_210_024_811n, denominator: 111_958_589_358_150n },
  largestWin: { numerator: 3n, denominator: 4_319_695n },
};
