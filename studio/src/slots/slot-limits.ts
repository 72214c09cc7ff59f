import { limitsOf, type Currency, type StakeLimits } from '../money/currencies';
import { MAX_TENTHS, TENTHS } from './reels';

/** A stake is a whole number of coins on each line, so that no win is rounded; and the largest win stays within what the studio pays. */
export function slotLimits(currency: Currency): StakeLimits {
  const limits = limitsOf(currency);
  const byWin = (limits.maxWin * BigInt(TENTHS)) / BigInt(MAX_TENTHS);
  return { ...limits, maxStake: byWin < limits.maxStake ? byWin : limits.maxStake };
}

/** What a spin pays on a stake, in units. */
export function payoutOf(stake: bigint, tenths: number): bigint {
  return (stake * BigInt(tenths)) / BigInt(TENTHS);
}
