import type { BonusOfferCost } from '@pavilion/api/staff';
import { shareOf } from './contribution';
import type { GameFact, GameFacts } from './game-facts';
import type { Contribution } from './tables';

/** The terms that decide what an offer costs. */
export interface OfferTerms {
  cap: bigint;
  wagerTimes: number;
  contribution: Contribution | null;
}

const WHOLE = 10_000n;
const PER_CENT = 100n;

/**
 * What an offer costs against a player who plays as well as can be, exactly.
 *
 * The bonus is never at stake, so whoever takes it can do no better than to stake what is asked at the least loss, or to leave it. A stake
 * loses the house's edge of its game on average, whatever its odds and whenever one stops; it counts at most whole, and only at odds of two or more
 * does it count that much. So the best play is the game with the least edge for its share, at such odds. What the brand's rules give for the
 * same stake takes off the edge: a player takes everything.
 */
export function costOf({ cap, wagerTimes, contribution }: OfferTerms, facts: GameFacts): BonusOfferCost {
  const best = bestGame(contribution, facts);
  if (!best) return { bonus: String(cap), gain: '0', gainShare: 0, game: null };
  const { fact, share, edge } = best;
  const stake = dividedUp(cap * BigInt(wagerTimes) * PER_CENT, share);
  const loss = (stake * edge) / WHOLE;
  const gain = cap - loss;
  return {
    bonus: String(cap),
    gain: String(gain),
    gainShare: Number(gain > 0n ? dividedUp(gain * WHOLE, cap) : (gain * WHOLE) / cap),
    game: {
      vendor: fact.vendor,
      code: fact.code,
      name: { bn: fact.name_bn, en: fact.name },
      share: Number(share),
      rtp: fact.rtp,
      stake: String(stake),
      loss: String(loss),
    },
  };
}

interface Candidate {
  fact: GameFact;
  share: bigint;
  edge: bigint;
}

/** The game that loses least for what of it counts; of equals the first by code. */
function bestGame(contribution: Contribution | null, facts: GameFacts): Candidate | undefined {
  let best: Candidate | undefined;
  for (const fact of facts.values()) {
    const candidate = { fact, share: BigInt(shareOf(contribution, fact)), edge: WHOLE - BigInt(fact.rtp) - BigInt(fact.back ?? 0) };
    if (candidate.share > 0n && (!best || isBetter(candidate, best))) best = candidate;
  }
  return best;
}

function isBetter(one: Candidate, other: Candidate): boolean {
  const [left, right] = [one.edge * other.share, other.edge * one.share];
  return left < right || (left === right && one.fact.code < other.fact.code);
}

function dividedUp(amount: bigint, by: bigint): bigint {
  return (amount + by - 1n) / by;
}
