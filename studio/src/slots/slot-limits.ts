import { limitsOf, type Currency, type StakeLimits } from '../money/currencies';
import { type SlotRules, TENTHS } from './slot-rules';

/** A stake is ten times a whole number of coins, so that no win is rounded; and the largest win stays within what the studio pays. */
export function slotLimits({ most }: Pick<SlotRules, 'most'>, currency: Currency): StakeLimits {
  const limits = limitsOf(currency);
  const byWin = (limits.maxWin * BigInt(TENTHS)) / BigInt(most);
  const largest = byWin < limits.maxStake ? byWin : limits.maxStake;
  return { ...limits, maxStake: largest - (largest % (limits.coin * BigInt(TENTHS))) };
}

/** What a spin pays on a stake, in units. */
export function payoutOf(stake: bigint, tenths: number): bigint {
  return (stake * BigInt(tenths)) / BigInt(TENTHS);
}
