import { CURRENCIES, type Currency, limitsOf } from '../money/currencies';

/** Stakes and largest win by currency, as lists for operators have them. */
export function listedLimits(maxStakeIn: (currency: Currency) => bigint = (currency) => limitsOf(currency).maxStake) {
  return Object.fromEntries(
    CURRENCIES.map((currency) => {
      const { minStake, maxWin } = limitsOf(currency);
      return [currency, { min_bet: Number(minStake), max_bet: Number(maxStakeIn(currency)), max_win: Number(maxWin) }];
    }),
  );
}
