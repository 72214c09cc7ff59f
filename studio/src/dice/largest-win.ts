import { lowest } from '../models/fraction';
import { type LargestWin, largestOf, oncePerCurrency } from '../models/largest-win';
import { limitsOf, type Currency } from '../money/currencies';
import { largestStake, multiplierOf, OUTCOMES, payoutOf, TARGETS } from './odds';

export const largestDiceWin = oncePerCurrency(count);

function count(currency: Currency): LargestWin {
  const { coin, maxStake, maxWin } = limitsOf(currency);
  const { min, max } = TARGETS.under;
  const targets = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  return largestOf(
    targets.map((target) => {
      const multiplier = multiplierOf('under', target);
      const stake = largestStake(multiplier, coin, maxStake, maxWin);
      const odds = lowest(BigInt(target), BigInt(OUTCOMES));
      return { most: payoutOf(stake, multiplier, coin), odds, stake, bet: { direction: 'under', target } };
    }),
  );
}
