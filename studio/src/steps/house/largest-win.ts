import { stakeStep } from '../../instant/stakes';
import { lowest } from '../../models/fraction';
import { fullest, type LargestWin, largestOf } from '../../models/largest-win';
import { type Currency, limitsOf } from '../../money/currencies';
import { sideBack, THREE_CARD_BACK, type ThreeCardRules, threeCardTop } from './three-card';
import { PLAYED_ENDS, THREE_CARD_WAYS } from './three-card-odds';

/** Ante and the bet on the own cards together, on each kind of hand that wins against the house. */
export function largestThreeCardWin(rules: ThreeCardRules, currency: Currency): LargestWin {
  const { minStake, maxStake, maxWin } = limitsOf(currency);
  const step = stakeStep(currency);
  const bounds = { most: Number(maxWin / step), chips: Number(maxStake / step), least: Number(minStake / step) };
  const kinds = rules.kinds.filter((kind) => sideBack(rules, kind) > 0);
  return largestOf(
    kinds.flatMap((kind) => {
      const backs = [sideBack(rules, kind) * 100, (THREE_CARD_BACK.won + rules.bonus[kind]) * 100] as const;
      const { main, beside, brings } = fullest(backs, bounds, true);
      const [ante, pairPlus] = [BigInt(beside) * step, BigInt(main) * step];
      // Another hand could win more than is paid.
      if (threeCardTop(rules, { ante, pairPlus }) > maxWin) return [];
      const odds = lowest(BigInt(rules.ways[kind][PLAYED_ENDS.indexOf('won')] ?? 0), BigInt(THREE_CARD_WAYS));
      return {
        most: (BigInt(brings) * step) / 100n,
        odds,
        stake: ante + pairPlus,
        bet: { choice: { pairPlus: String(pairPlus) } },
      };
    }),
  );
}
