import { Type } from 'typebox';
import type { Round } from '../../database/tables';
import { drawUntil } from '../../draws/draw-until';
import { payoutOf } from '../../instant/stakes';
import { betFields } from '../../models/bet-body';
import { asNumber, lowest, percentOf } from '../../models/fraction';
import type { LargestWin } from '../../models/largest-win';
import { listedLimits } from '../../models/listed-limits';
import type { Model, RoundSeeds } from '../../models/model';
import { type Currency, limitsOf } from '../../money/currencies';
import { cardsAt } from '../../table/cards';
import { assertStake } from '../assert-stake';
import { drawnOnceSettled, shownIn } from '../once-settled';
import { stepsOf } from '../step-rules';
import { isTie, WAR_BACK, warCases, warCost, warDraws, warEnd, warHits, warReturn, type WarStep } from './war';

/** The two cards of a tie; none where the first cards decide. */
interface OpenCards {
  readonly cards: readonly number[];
}

const strict = { additionalProperties: false } as const;
const STEP = Type.Union([
  Type.Object({ number: Type.Integer(), war: Type.Literal(true) }, strict),
  Type.Object({ number: Type.Integer(), surrender: Type.Literal(true) }, strict),
]);

/** One card each; at a tie the player goes to war for the stake once more, or takes half of it back. */
export const warModel: Model = {
  id: 'war-1',
  page: 'step',
  bet: Type.Object(betFields, strict),
  limits: limitsOf,
  accept(_, stake, currency) {
    assertStake(stake, currency, WAR_BACK['war-tied']);
    return {};
  },
  steps: {
    body: STEP,
    write: (_, step) => ('war' in step ? { war: true } : { surrender: true }),
    cost: ({ stake }, step) => ('war' in step ? stake : 0n),
    shown(round, seeds): OpenCards {
      const first = drawnIn(round, seeds).slice(0, 2);
      return { cards: isTie(first) ? cardsAt(first) : [] };
    },
    isOver: (round, seeds) => answersIn(round).length > 0 || !isTie(drawnIn(round, seeds)),
  },
  decide(round, seeds) {
    const drawn = drawnIn(round, seeds);
    return { outcome: JSON.stringify({ drawn }), payout: payoutOf(round.stake, WAR_BACK[warEnd(drawn, answersIn(round))]) };
  },
  exactReturn: () => warReturn('war'),
  expectBest: ({ stake }) => Number(stake) * (1 - asNumber(warCost('war'))),
  largest: largestWarWin,
  describe: () => 'one card each',
  view: (round) => ({ steps: answersIn(round), cards: shownIn<OpenCards>(round)?.cards ?? [], drawn: drawnOnceSettled(round) }),
  details: (round) => ({ model: 'war-1', steps: answersIn(round), drawn: drawnOnceSettled(round) }),
  listing: () => ({
    category: 'Table Games',
    volatility: 'LOW',
    features: ['PROVABLY_FAIR'],
    rtp: percentOf(warReturn('war')),
    rtp_by_bet: { from: percentOf(warReturn('surrender')), to: percentOf(warReturn('war')) },
    hit_rate: { from: percentOf(warHits('war')), to: percentOf(warHits('surrender')) },
    limits: listedLimits(limitsOf, largestWarWin),
  }),
};

/** A tie, and once more a tie in the war. */
function largestWarWin(currency: Currency): LargestWin {
  const stake = limitsOf(currency).maxStake;
  const cases = warCases('war');
  const [tied, all] = [cases.filter(({ end }) => end === 'war-tied'), cases].map((of) =>
    of.reduce((sum, { ways }) => sum + ways, 0n),
  );
  return { most: payoutOf(stake, WAR_BACK['war-tied']), odds: lowest(tied ?? 0n, all ?? 1n), stake, bet: {} };
}

function answersIn(round: Round): readonly WarStep[] {
  return stepsOf(round) as readonly WarStep[];
}

function drawnIn(round: Round, seeds: RoundSeeds): number[] {
  return drawUntil(seeds, (words) => warDraws(answersIn(round), words));
}
