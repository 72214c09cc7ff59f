import { CURRENCIES, type Currency, type StakeLimits } from '../money/currencies';

/** Stakes and largest win by currency, as lists for operators have them. */
export function listedLimits(limitsIn: (currency: Currency) => StakeLimits) {
  return Object.fromEntries(
    CURRENCIES.map((currency) => {
      const { minStake, maxStake, maxWin } = limitsIn(currency);
      return [currency, { min_bet: Number(minStake), max_bet: Number(maxStake), max_win: Number(maxWin) }];
    }),
  );
}
