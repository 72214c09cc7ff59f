import type { PromotionCost } from '@pavilion/api/staff';
import { type GameFact, type GameFacts, shareOf } from '../bonuses';
import type { StoredTerms } from './tables';

const WHOLE = 10_000;
const PER_CENT = 100;
/** What a unit that counts has to cost on average, in hundredths of a per cent: all that is ever given for it has to stay below. */
const LEAST_LOSS = 250;

/**
 * What a rule of counting costs against a player who plays as well as can be: the least that a unit which counts loses, over all games.
 * A stake loses the house's edge of its game on average, and counts at most by the share of its game.
 */
export function costOfCounting({ contribution }: StoredTerms, facts: GameFacts): PromotionCost {
  let best: { fact: GameFact; share: number; loss: number } | undefined;
  for (const fact of facts.values()) {
    const share = shareOf(contribution, fact);
    if (share === 0) continue;
    const loss = Math.floor(((WHOLE - fact.rtp) * PER_CENT) / share);
    if (!best || loss < best.loss || (loss === best.loss && fact.code < best.fact.code)) best = { fact, share, loss };
  }
  if (!best) return { loss: WHOLE, gainShare: 0, game: null };
  const { fact, share, loss } = best;
  const { vendor, code, rtp } = fact;
  return { loss, gainShare: LEAST_LOSS - loss, game: { vendor, code, name: { bn: fact.name_bn, en: fact.name }, share, rtp } };
}
