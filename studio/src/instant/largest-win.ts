import { lowest } from '../models/fraction';
import { type LargestWin, largestOf } from '../models/largest-win';
import { type Currency, limitsOf } from '../money/currencies';
import { type InstantRules, waysIn } from './instant-rules';
import { limitsFor, payoutOf } from './stakes';

export function largestInstantWin<Choice extends object>(rules: InstantRules<Choice>, currency: Currency): LargestWin {
  const { maxStake, maxWin } = limitsOf(currency);
  return largestOf(
    rules.boldest(Number(maxWin / maxStake)).map((choice) => {
      const pays = rules.pays(choice);
      const [{ multiplier, ways } = { multiplier: 0, ways: 0n }] = pays;
      const stake = limitsFor(rules, choice, currency).maxStake;
      return { most: payoutOf(stake, multiplier), odds: lowest(ways, waysIn(pays)), stake, bet: { choice } };
    }),
  );
}
