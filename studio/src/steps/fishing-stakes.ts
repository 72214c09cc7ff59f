import { limitsOf, type Currency, type StakeLimits } from '../money/currencies';
import { type FishingChoice, MOST_TIMES } from './fishing';

/** Each shot costs a whole number of coins. */
export function magazineStep({ shots }: FishingChoice, currency: Currency): bigint {
  return limitsOf(currency).coin * BigInt(shots);
}

/** What a magazine may cost: its largest win stays within what the studio pays. */
export function magazineLimits(choice: FishingChoice, currency: Currency): StakeLimits {
  const limits = limitsOf(currency);
  const byWin = limits.maxWin / BigInt(MOST_TIMES);
  const most = byWin < limits.maxStake ? byWin : limits.maxStake;
  return { ...limits, maxStake: most - (most % magazineStep(choice, currency)) };
}
