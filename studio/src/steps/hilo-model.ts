import { Type } from 'typebox';
import type { Round } from '../database/tables';
import { drawUntil } from '../draws/draw-until';
import { GameError } from '../http/game-error';
import { payoutOf } from '../instant/stakes';
import { betFields } from '../models/bet-body';
import { lowest, percentOf } from '../models/fraction';
import { listedLimits } from '../models/listed-limits';
import type { Model, RoundSeeds } from '../models/model';
import { limitsOf } from '../money/currencies';
import { RANKS } from '../table/cards';
import { assertStake } from './assert-stake';
import {
  type Guess,
  GUESSES,
  hiLoCameTo,
  hiLoDraws,
  hiLoExpected,
  hiLoPay,
  hiLoState,
  type HiLoStep,
  isHiLoOver,
  lowestHiLoReturn,
  maySkip,
} from './hilo';
import { largestHiLoWin } from './hilo-largest-win';
import { drawnOnceSettled, shownIn } from './once-settled';
import { stepsOf } from './step-rules';

const strict = { additionalProperties: false } as const;
const STEP = Type.Union([
  Type.Object({ number: Type.Integer(), guess: Type.Enum([...GUESSES]) }, strict),
  Type.Object({ number: Type.Integer(), skip: Type.Literal(true) }, strict),
  Type.Object({ number: Type.Integer(), cashOut: Type.Literal(true) }, strict),
]);

/** A card lies open, and the next one is said to be higher or lower; what can be taken grows with each right guess. */
export const hiLoModel: Model = {
  id: 'hilo-1',
  page: 'step',
  bet: Type.Object(betFields, strict),
  limits: limitsOf,
  accept(_, stake, currency) {
    assertStake(stake, currency, hiLoPay([1]));
    return {};
  },
  steps: {
    body: STEP,
    write(round, step, seeds) {
      const state = stateOf(round, seeds);
      if (step['cashOut'] === true && state.ways.length > 0) return { cashOut: true };
      if (step['skip'] === true && maySkip(state)) return { skip: true };
      if (step['guess'] === undefined) throw new GameError('step.not_allowed');
      return { guess: step['guess'] as Guess };
    },
    shown(round, seeds) {
      const { cards, missed } = stateOf(round, seeds);
      return { cards: missed ? cards.slice(0, -1) : cards };
    },
    isUntouched: (round) => !(stepsOf(round) as readonly HiLoStep[]).some((step) => 'guess' in step),
    isOver: (round, seeds, currency) => isHiLoOver(stateOf(round, seeds), round.stake, limitsOf(currency).maxWin),
  },
  decide(round, seeds) {
    const state = stateOf(round, seeds);
    return { outcome: JSON.stringify({ drawn: state.cards }), payout: payoutOf(round.stake, hiLoCameTo(state)) };
  },
  exactReturn: () => lowestHiLoReturn().returns,
  expect: (round) => hiLoExpected(drawnOnceSettled(round) ?? [], stepsOf(round) as readonly HiLoStep[], round.stake),
  largest: largestHiLoWin,
  describe: () => 'higher or lower',
  view: (round) => ({ steps: stepsOf(round), shown: shownIn(round), drawn: drawnOnceSettled(round) }),
  details: (round) => ({ model: 'hilo-1', steps: stepsOf(round), drawn: drawnOnceSettled(round) }),
  listing: () => ({
    category: 'Mini Games',
    volatility: 'MEDIUM',
    features: ['PROVABLY_FAIR'],
    rtp: percentOf(lowestHiLoReturn().returns),
    hit_rate: { from: percentOf(lowest(1n, BigInt(RANKS))), to: percentOf(lowest(BigInt(RANKS - 1), BigInt(RANKS))) },
    limits: listedLimits(limitsOf, largestHiLoWin),
  }),
};

function stateOf(round: Round, seeds: RoundSeeds) {
  const steps = stepsOf(round) as readonly HiLoStep[];
  return hiLoState(
    drawUntil(seeds, (words) => hiLoDraws(steps, words)),
    steps,
  );
}
