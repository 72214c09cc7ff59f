import { stakeStep } from '../../instant/stakes';
import { type Currency, limitsOf, type StakeLimits } from '../../money/currencies';
import { TOP_HALVES } from './blackjack';

/** What may be staked: four hands that are all doubled and won stay within what the studio pays. */
export function blackjackLimits(currency: Currency): StakeLimits {
  const limits = limitsOf(currency);
  const byWin = (limits.maxWin * 2n) / TOP_HALVES;
  const most = byWin < limits.maxStake ? byWin : limits.maxStake;
  return { ...limits, maxStake: most - (most % stakeStep(currency)) };
}
