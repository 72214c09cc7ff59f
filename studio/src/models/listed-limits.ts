import type { LargestWin } from './largest-win';
import { CURRENCIES, type Currency, type StakeLimits } from '../money/currencies';

/** Stakes and largest win by currency, as lists for operators have them. */
export function listedLimits(limitsIn: (currency: Currency) => StakeLimits, largestIn: (currency: Currency) => LargestWin) {
  return Object.fromEntries(
    CURRENCIES.map((currency) => {
      const { minStake, maxStake } = limitsIn(currency);
      const { most } = largestIn(currency);
      return [currency, { min_bet: Number(minStake), max_bet: Number(maxStake), max_win: Number(most) }];
    }),
  );
}
