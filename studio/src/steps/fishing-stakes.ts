import { stakeStep } from '../instant/stakes';
import { limitsOf, type Currency, type StakeLimits } from '../money/currencies';
import { MOST_TIMES } from './fishing';

/** What a magazine may cost: whole hundreds of coins, so that each shot costs whole coins, and its largest win stays within what the studio pays. */
export function magazineLimits(currency: Currency): StakeLimits {
  const limits = limitsOf(currency);
  const byWin = limits.maxWin / BigInt(MOST_TIMES);
  const most = byWin < limits.maxStake ? byWin : limits.maxStake;
  return { ...limits, maxStake: most - (most % stakeStep(currency)) };
}
