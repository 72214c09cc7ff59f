import { Type } from 'typebox';
import type { Round } from '../../database/tables';
import { numbersBy } from '../../draws/below';
import { drawUntil } from '../../draws/draw-until';
import { GameError } from '../../http/game-error';
import { payoutOf } from '../../instant/stakes';
import { betFields } from '../../models/bet-body';
import { percentOf } from '../../models/fraction';
import type { LargestWin } from '../../models/largest-win';
import { listedLimits } from '../../models/listed-limits';
import type { PokerModelId } from '../../models/model-id';
import type { Model, RoundSeeds } from '../../models/model';
import type { Currency } from '../../money/currencies';
import { cardsAt } from '../../table/cards';
import { assertStake } from '../assert-stake';
import { drawnOnceSettled, shownIn } from '../once-settled';
import { stepsOf } from '../step-rules';
import { deuces } from './deuces';
import { doubleBonus } from './double-bonus';
import { jacks } from './jacks';
import { HAND, handPays, handsOf, type HoldStep, isHold, pokerLimits, type PokerRules, pokerSizes, topOf } from './poker-rules';

const strict = { additionalProperties: false } as const;
const STEP = Type.Object(
  { number: Type.Integer(), hold: Type.Array(Type.Integer({ minimum: 0, maximum: HAND - 1 }), { maxItems: HAND }) },
  strict,
);

/** Five cards of one deck, one exchange. A round that nobody goes on with is paid by the cards that were dealt. */
function pokerModel(rules: PokerRules): Model {
  return {
    id: rules.id,
    page: 'step',
    bet: Type.Object(betFields, strict),
    limits: (currency) => pokerLimits(rules, currency),
    accept(_, stake, currency) {
      assertStake(stake, currency, topOf(rules));
      return {};
    },
    steps: {
      body: STEP,
      write(_, step) {
        const hold = (step['hold'] as number[]).toSorted((one, other) => one - other);
        if (!isHold({ hold })) throw new GameError('step.not_allowed');
        return { hold };
      },
      shown: (round, seeds) => ({ cards: cardsAt(placesOf({ ...round, steps: null }, seeds)) }),
      isOver: (round) => stepIn(round) !== undefined,
    },
    decide(round, seeds) {
      const drawn = placesOf(round, seeds);
      const { last } = handsOf(drawn, stepIn(round));
      return { outcome: JSON.stringify({ drawn }), payout: payoutOf(round.stake, handPays(rules, last)) };
    },
    exactReturn: () => rules.returns,
    largest: (currency) => largestPokerWin(rules, currency),
    describe: () => 'five cards, one exchange',
    view: (round) => ({ steps: stepsOf(round), shown: shownIn(round), drawn: drawnOnceSettled(round) }),
    details: (round) => ({ model: rules.id, steps: stepsOf(round), drawn: drawnOnceSettled(round) }),
    listing: () => ({
      category: 'Video Poker',
      volatility: 'MEDIUM',
      features: ['PROVABLY_FAIR'],
      rtp: percentOf(rules.returns),
      hit_rate: { from: percentOf(rules.hits), to: percentOf(rules.hits) },
      limits: listedLimits(
        (currency) => pokerLimits(rules, currency),
        (currency) => largestPokerWin(rules, currency),
      ),
    }),
  };
}

function largestPokerWin(rules: PokerRules, currency: Currency): LargestWin {
  const stake = pokerLimits(rules, currency).maxStake;
  return { most: payoutOf(stake, topOf(rules)), odds: rules.largestWin, stake, bet: {} };
}

function stepIn(round: Pick<Round, 'steps'>): HoldStep | undefined {
  return stepsOf(round)[0] as HoldStep | undefined;
}

function placesOf(round: Round, seeds: RoundSeeds): number[] {
  const sizes = pokerSizes(stepIn(round));
  return drawUntil(seeds, (words) => numbersBy(words, sizes));
}

export const POKER_MODELS: Readonly<Record<PokerModelId, Model>> = {
  'jacks-1': pokerModel(jacks),
  'deuces-1': pokerModel(deuces),
  'double-bonus-1': pokerModel(doubleBonus),
};
