import { stakeStep } from '../instant/stakes';
import { limitsOf, type Currency, type StakeLimits } from '../money/currencies';
import { lowest } from '../models/fraction';
import type { LargestWin } from '../models/largest-win';
import { catchesBelow, KINDS, MAGAZINES, MOST_TIMES, NUMBERS } from './fishing';

/** What a magazine may cost: whole hundreds of coins, so that each shot costs whole coins, and its largest win stays within what the studio pays. */
export function magazineLimits(currency: Currency): StakeLimits {
  const limits = limitsOf(currency);
  const byWin = limits.maxWin / BigInt(MOST_TIMES);
  const most = byWin < limits.maxStake ? byWin : limits.maxStake;
  return { ...limits, maxStake: most - (most % stakeStep(currency)) };
}

/** Each shot of the smallest magazine catches the rarest fish. */
export function largestMagazineWin(currency: Currency): LargestWin {
  const { maxStake } = magazineLimits(currency);
  const [shots, rarest] = [MAGAZINES[0], KINDS[0]];
  const below = rarest ? catchesBelow(rarest) : 0;
  const odds = lowest(BigInt(below) ** BigInt(shots), BigInt(NUMBERS) ** BigInt(shots));
  return { most: maxStake * BigInt(MOST_TIMES), odds, stake: maxStake, bet: { choice: { shots } } };
}
