import type { Bonus } from '@pavilion/api/bonuses';

/** How much of what has to count did, from 0 to 1; never the whole before it is. */
export function bonusShare({ wager: { done, needed } }: Pick<Bonus, 'wager'>): number {
  return Number((BigInt(done) * 100n) / BigInt(needed)) / 100;
}
