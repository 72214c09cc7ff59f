import { Type } from 'typebox';
import type { Round } from '../database/tables';
import { drawUntil } from '../draws/draw-until';
import { GameError } from '../http/game-error';
import { RISKS } from '../instant/instant-rules';
import { payoutOf } from '../instant/stakes';
import { betFields } from '../models/bet-body';
import { percentOf } from '../models/fraction';
import { type LargestWin, largestOf } from '../models/largest-win';
import { listedLimits } from '../models/listed-limits';
import type { Model, RoundSeeds } from '../models/model';
import { type Currency, limitsOf } from '../money/currencies';
import { assertStake } from './assert-stake';
import { largestPayable } from './mines-largest-win';
import { drawnOnceSettled } from './once-settled';
import { stepsOf } from './step-rules';
import {
  climbChance,
  CLIMBS,
  lowestTowersReturn,
  mostFloors,
  TILES_ON,
  towerDraws,
  towersCameTo,
  type TowersChoice,
  towersExpected,
  towersPay,
  type TowersStep,
  trapsAt,
} from './towers';

const strict = { additionalProperties: false } as const;
const STEP = Type.Union([
  Type.Object({ number: Type.Integer(), open: Type.Integer({ minimum: 1, maximum: TILES_ON.low }) }, strict),
  Type.Object({ number: Type.Integer(), cashOut: Type.Literal(true) }, strict),
]);

/** A tower with a trap on each floor: each floor that is climbed raises what cashing out pays. */
export const towersModel: Model = {
  id: 'towers-1',
  page: 'step',
  bet: Type.Object({ ...betFields, choice: Type.Object({ risk: Type.Enum(RISKS) }, strict) }, strict),
  limits: limitsOf,
  accept(bet, stake, currency) {
    const { risk } = bet['choice'] as TowersChoice;
    // The first floor has to be payable; later ones end the round before it could win more than is paid.
    assertStake(stake, currency, towersPay({ risk }, 1));
    return { choice: JSON.stringify({ risk }) };
  },
  steps: {
    body: STEP,
    write(round, step) {
      if (step['cashOut'] === true && openedIn(round).length > 0) return { cashOut: true };
      const tile = step['open'] as number | undefined;
      if (tile === undefined || tile > TILES_ON[choiceIn(round).risk]) throw new GameError('step.not_allowed');
      return { open: tile };
    },
    isUntouched: (round) => openedIn(round).length === 0,
    isOver(round, seeds, currency) {
      const [choice, opened] = [choiceIn(round), openedIn(round)];
      const cashedOut = (stepsOf(round) as readonly TowersStep[]).some((step) => 'cashOut' in step);
      const most = mostFloors(choice, round.stake, limitsOf(currency).maxWin);
      return cashedOut || opened.length >= most || towersCameTo(choice, trapsOf(round, seeds), opened) === 0;
    },
  },
  decide(round, seeds) {
    const drawn = trapsOf(round, seeds);
    const payout = payoutOf(round.stake, towersCameTo(choiceIn(round), drawn, openedIn(round)));
    return { outcome: JSON.stringify({ drawn }), payout };
  },
  exactReturn: lowestTowersReturn,
  expect: (round) => towersExpected(choiceIn(round), round.stake, openedIn(round).length),
  largest: largestTowersWin,
  describe: (round) => `a tower of ${choiceIn(round).risk} risk`,
  view: (round) => ({ choice: choiceIn(round), steps: stepsOf(round), drawn: drawnOnceSettled(round) }),
  details: (round) => ({ model: 'towers-1', choice: choiceIn(round), steps: stepsOf(round), drawn: drawnOnceSettled(round) }),
  listing: () => ({
    category: 'Mini Games',
    volatility: 'MEDIUM',
    features: ['PROVABLY_FAIR'],
    rtp: percentOf(lowestTowersReturn()),
    hit_rate: { from: percentOf(climbChance({ risk: 'high' }, 1)), to: percentOf(climbChance({ risk: 'low' }, 1)) },
    limits: listedLimits(limitsOf, largestTowersWin),
  }),
};

function choiceIn({ choice }: Round): TowersChoice {
  return JSON.parse(choice ?? '{}') as TowersChoice;
}

function openedIn(round: Round): number[] {
  return (stepsOf(round) as readonly TowersStep[]).flatMap((step) => ('open' in step ? [step.open] : []));
}

function trapsOf(round: Round, seeds: RoundSeeds): number[] {
  return trapsAt(drawUntil(seeds, (words) => towerDraws(choiceIn(round), words)));
}

/** Over all risks and floors, each at the largest stake that it may be played for. */
function largestTowersWin(currency: Currency): LargestWin {
  return largestOf(
    CLIMBS.map(([choice, floors]) => {
      const pays = towersPay(choice, floors);
      const stake = largestPayable(pays, currency);
      return { most: payoutOf(stake, pays), odds: climbChance(choice, floors), stake, bet: { choice } };
    }),
  );
}
