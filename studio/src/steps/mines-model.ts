import { Type } from 'typebox';
import type { Round } from '../database/tables';
import { drawUntil } from '../draws/draw-until';
import { GameError } from '../http/game-error';
import { payoutOf, stakeStep } from '../instant/stakes';
import { betFields } from '../models/bet-body';
import { percentOf } from '../models/fraction';
import { listedLimits } from '../models/listed-limits';
import type { Model, RoundSeeds } from '../models/model';
import { type Currency, limitsOf } from '../money/currencies';
import {
  chanceOf,
  isMinesChoice,
  mineDraws,
  minesExpected,
  minesAt,
  minesCameTo,
  lowestMinesReturn,
  MINES,
  type MinesChoice,
  type MinesStep,
  mostTiles,
  TILES,
} from './mines';
import { largestMinesWin } from './mines-largest-win';
import { drawnOnceSettled } from './once-settled';
import { stepsOf } from './step-rules';

const strict = { additionalProperties: false } as const;
const STEP = Type.Union([
  Type.Object({ number: Type.Integer(), open: Type.Integer({ minimum: 1, maximum: TILES }) }, strict),
  Type.Object({ number: Type.Integer(), cashOut: Type.Literal(true) }, strict),
]);

/** Mines under some of 25 tiles: each opened tile without one raises what cashing out pays. */
export const minesModel: Model = {
  id: 'mines-1',
  page: 'step',
  bet: Type.Object({ ...betFields, choice: Type.Object({ mines: Type.Integer() }, strict) }, strict),
  limits: limitsOf,
  accept(bet, stake, currency) {
    const { mines } = bet['choice'] as MinesChoice;
    if (!isMinesChoice({ mines })) throw new GameError('choice.not_allowed');
    assertPayable({ mines }, stake, currency);
    return { choice: JSON.stringify({ mines }) };
  },
  steps: {
    body: STEP,
    write(round, step) {
      const opened = openedIn(round);
      if (step['cashOut'] === true && opened.length > 0) return { cashOut: true };
      const tile = step['open'] as number | undefined;
      if (tile === undefined || opened.includes(tile)) throw new GameError('step.not_allowed');
      return { open: tile };
    },
    isUntouched: (round) => openedIn(round).length === 0,
    isOver(round, seeds, currency) {
      const opened = openedIn(round);
      const cashedOut = (stepsOf(round) as readonly MinesStep[]).some((step) => 'cashOut' in step);
      const most = mostTiles(choiceIn(round), round.stake, limitsOf(currency).maxWin);
      return cashedOut || opened.length >= most || minesCameTo(choiceIn(round), placesOf(round, seeds), opened) === 0;
    },
  },
  decide(round, seeds) {
    const drawn = placesOf(round, seeds);
    const payout = payoutOf(round.stake, minesCameTo(choiceIn(round), drawn, openedIn(round)));
    return { outcome: JSON.stringify({ drawn: minesAt(drawn) }), payout };
  },
  exactReturn: lowestMinesReturn,
  expect: (round) => minesExpected(choiceIn(round), round.stake, openedIn(round).length),
  largest: largestMinesWin,
  describe: (round) => `${choiceIn(round).mines} mines`,
  view: (round) => ({ choice: choiceIn(round), steps: stepsOf(round), drawn: drawnOnceSettled(round) }),
  details: (round) => ({ model: 'mines-1', choice: choiceIn(round), steps: stepsOf(round), drawn: drawnOnceSettled(round) }),
  listing,
};

function choiceIn({ choice }: Round): MinesChoice {
  return JSON.parse(choice ?? '{}') as MinesChoice;
}

function openedIn(round: Round): number[] {
  return (stepsOf(round) as readonly MinesStep[]).flatMap((step) => ('open' in step ? [step.open] : []));
}

function placesOf(round: Round, seeds: RoundSeeds): number[] {
  return drawUntil(seeds, (words) => mineDraws(choiceIn(round), words));
}

function assertPayable(choice: MinesChoice, stake: bigint, currency: Currency): void {
  const { minStake, maxStake, maxWin } = limitsOf(currency);
  if (stake < minStake || stake > maxStake) throw new GameError('stake.out_of_range');
  if (stake % stakeStep(currency) !== 0n) throw new GameError('stake.not_payable');
  if (mostTiles(choice, stake, maxWin) === 0) throw new GameError('stake.above_max_win');
}

/** The lowest return of all numbers of mines and of tiles at which somebody may cash out; how often the first tile has no mine. */
function listing() {
  const { min, max } = MINES;
  return {
    category: 'Mini Games',
    volatility: 'MEDIUM',
    features: ['PROVABLY_FAIR'],
    rtp: percentOf(lowestMinesReturn()),
    hit_rate: { from: percentOf(chanceOf({ mines: max }, 1)), to: percentOf(chanceOf({ mines: min }, 1)) },
    limits: listedLimits(limitsOf, largestMinesWin),
  };
}
