import { CURRENCIES, limitsOf } from '../money/currencies';
import { OUTCOMES, TARGETS, winningOutcomes } from './odds';

/** What may be staked and won, by currency, in units. */
export function publishedLimits() {
  return Object.fromEntries(
    CURRENCIES.map((currency) => {
      const { minStake, maxStake, maxWin } = limitsOf(currency);
      return [currency, { min_bet: Number(minStake), max_bet: Number(maxStake), max_win: Number(maxWin) }];
    }),
  );
}

/** How many of a hundred rounds win, from the boldest bet to the safest. */
export function hitRate(): { from: string; to: string } {
  const { min, max } = TARGETS.under;
  return { from: percent(winningOutcomes('under', min)), to: percent(winningOutcomes('under', max)) };
}

function percent(outcomes: number): string {
  return ((outcomes / OUTCOMES) * 100).toFixed(2);
}
