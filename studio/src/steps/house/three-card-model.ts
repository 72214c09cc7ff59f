import { Type } from 'typebox';
import type { Round } from '../../database/tables';
import { drawUntil } from '../../draws/draw-until';
import { GameError } from '../../http/game-error';
import { betFields } from '../../models/bet-body';
import { asNumber, type Fraction, percentOf } from '../../models/fraction';
import { listedLimits } from '../../models/listed-limits';
import type { Model, RoundSeeds } from '../../models/model';
import { type Currency, limitsOf } from '../../money/currencies';
import { assertStake } from '../assert-stake';
import { largestThreeCardWin } from './largest-win';
import { drawnOnceSettled, shownIn } from '../once-settled';
import {
  betsIn,
  canonicalThreeCard,
  type ThreeCardBets,
  type ThreeCardChoice,
  threeCardDraws,
  threeCardHands,
  threeCardPays,
  type ThreeCardRules,
  type ThreeCardStep,
  threeCardTop,
} from './three-card';
import { anteCost, anteHits, anteReturn, pairPlusHits, pairPlusReturn } from './three-card-odds';
import { stepsOf } from '../step-rules';

/** The player’s own. */
interface OpenCards {
  readonly cards: readonly number[];
}

/** What a bet pays at most is asked of all bets together; a single one has to be payable itself, in hundredths. */
const ITSELF = 100;

const strict = { additionalProperties: false } as const;
const digits = Type.String({ maxLength: 15 });
const BET = Type.Object({ ...betFields, choice: Type.Object({ pairPlus: digits }, strict) }, strict);
const STEP = Type.Union([
  Type.Object({ number: Type.Integer(), play: Type.Literal(true) }, strict),
  Type.Object({ number: Type.Integer(), fold: Type.Literal(true) }, strict),
]);

/** Three cards each: the player sees their own, and lays the ante once more or gives it up. */
export function threeCardModel(rules: ThreeCardRules): Model {
  return {
    id: rules.id,
    page: 'step',
    bet: BET,
    limits: limitsOf,
    accept(bet, stake, currency) {
      const choice = canonicalThreeCard(bet['choice'] as ThreeCardChoice);
      if (!choice) throw new GameError('choice.not_allowed');
      assertPayable(rules, betsIn(stake, choice), currency);
      return { choice: JSON.stringify(choice) };
    },
    steps: {
      body: STEP,
      write: (_, step) => ('play' in step ? { play: true } : { fold: true }),
      cost: (round, step) => ('play' in step ? betsOf(round).ante : 0n),
      shown: (_, seeds): OpenCards => ({ cards: threeCardHands(drawnFrom(seeds)).player }),
      isOver: (round) => stepsOf(round).length > 0,
    },
    decide(round, seeds) {
      const drawn = drawnFrom(seeds);
      return { outcome: JSON.stringify({ drawn }), payout: threeCardPays(rules, betsOf(round), drawn, answersIn(round)) };
    },
    exactReturn: () => returnsOf(rules)[1],
    expectBest(round) {
      const { ante, pairPlus } = betsOf(round);
      return Number(ante) * (1 - asNumber(anteCost(rules))) + Number(pairPlus) * asNumber(pairPlusReturn(rules));
    },
    largest: (currency) => largestThreeCardWin(rules, currency),
    describe: (round) => (choiceIn(round).pairPlus === '0' ? 'ante' : 'ante, pair plus'),
    view: (round) => ({ ...told(round), cards: shownIn<OpenCards>(round)?.cards ?? [] }),
    details: (round) => ({ model: rules.id, ...told(round) }),
    listing: () => listing(rules),
  };
}

function choiceIn({ choice }: Round): ThreeCardChoice {
  return JSON.parse(choice ?? '{}') as ThreeCardChoice;
}

function betsOf(round: Round): ThreeCardBets {
  return betsIn(round.stake, choiceIn(round));
}

function answersIn(round: Round): readonly ThreeCardStep[] {
  return stepsOf(round) as readonly ThreeCardStep[];
}

function drawnFrom(seeds: RoundSeeds): number[] {
  return drawUntil(seeds, threeCardDraws);
}

function told(round: Round) {
  return { choice: choiceIn(round), steps: answersIn(round), drawn: drawnOnceSettled(round) };
}

/** Each bet by itself, both together, and what they could win at most. */
function assertPayable(rules: ThreeCardRules, bets: ThreeCardBets, currency: Currency): void {
  const { ante, pairPlus } = bets;
  for (const amount of [ante, ...(pairPlus > 0n ? [pairPlus] : []), ante + pairPlus]) assertStake(amount, currency, ITSELF);
  if (threeCardTop(rules, bets) > limitsOf(currency).maxWin) throw new GameError('stake.above_max_win');
}

/** Of both bets, the lower one first. */
function returnsOf(rules: ThreeCardRules): readonly [Fraction, Fraction] {
  const [ante, pairPlus] = [anteReturn(rules), pairPlusReturn(rules)];
  return asNumber(ante) < asNumber(pairPlus) ? [ante, pairPlus] : [pairPlus, ante];
}

/** A player may leave out the worse bet, so the better one's return is listed: what counts by return is then counted safely. */
function listing(rules: ThreeCardRules) {
  const [least, most] = returnsOf(rules).map(percentOf) as [string, string];
  return {
    category: rules.category,
    volatility: 'MEDIUM',
    features: ['PROVABLY_FAIR'],
    rtp: most,
    rtp_by_bet: { from: least, to: most },
    hit_rate: { from: percentOf(pairPlusHits(rules)), to: percentOf(anteHits(rules)) },
    limits: listedLimits(limitsOf, (currency) => largestThreeCardWin(rules, currency)),
  };
}
