import { limitsOf, type Currency, type StakeLimits } from '../money/currencies';
import { topOf, type InstantRules } from './instant-rules';

/** Multipliers are hundredths, so a stake of whole hundreds of coins is paid without rounding, whatever comes out. */
export function stakeStep(currency: Currency): bigint {
  return limitsOf(currency).coin * 100n;
}

/** What may be staked on a choice: the largest win stays within what the studio pays. */
export function limitsFor<Choice extends object>(rules: InstantRules<Choice>, choice: Choice, currency: Currency): StakeLimits {
  const limits = limitsOf(currency);
  const byWin = (limits.maxWin * 100n) / BigInt(topOf(rules, choice));
  const most = byWin < limits.maxStake ? byWin : limits.maxStake;
  return { ...limits, maxStake: most - (most % stakeStep(currency)) };
}

/** What may be staked at all: on the choice that wins most often, which wins the least at once. */
export function limitsOfAll<Choice extends object>(rules: InstantRules<Choice>, currency: Currency): StakeLimits {
  return limitsFor(rules, rules.extremes.often, currency);
}

/** What a multiplier pays on a stake, in units. */
export function payoutOf(stake: bigint, multiplier: number): bigint {
  return (stake * BigInt(multiplier)) / 100n;
}
