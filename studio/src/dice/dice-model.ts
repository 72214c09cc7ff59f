import { Type, type Static } from 'typebox';
import type { Round } from '../database/tables';
import { betFields } from '../models/bet-body';
import { expectationOf } from '../models/expectation';
import { percentOf } from '../models/fraction';
import { listedLimits } from '../models/listed-limits';
import type { Decision, Model } from '../models/model';
import { limitsOf } from '../money/currencies';
import { isOutcomeTold } from '../rounds/is-outcome-told';
import { acceptBet } from './accept-bet';
import { largestDiceWin } from './largest-win';
import { lowestDiceReturn, OUTCOMES, payoutOf, winningOutcomes, wins, type Direction } from './odds';
import { hitRate } from './published';
import { rollOf } from './roll';
import { formerRollOf } from './former-roll';

const BetBody = Type.Object(
  {
    ...betFields,
    direction: Type.Union([Type.Literal('under'), Type.Literal('over')]),
    target: Type.Integer({ minimum: 0, maximum: 10_000 }),
  },
  { additionalProperties: false },
);

/** A bet on a target; the columns of rounds of other models are empty. */
type DiceRound = Round & { readonly direction: Direction; readonly target: number; readonly multiplier: bigint };
const bettingOn = (round: Round) => round as DiceRound;

/** One number from 0.00 to 100.00; the player chooses where it has to fall. */
export const diceModel: Model = {
  id: 'dice-2',
  page: 'game',
  bet: BetBody,
  limits: limitsOf,
  accept(bet, stake, currency) {
    const { direction, target } = bet as Static<typeof BetBody>;
    return { direction, target, multiplier: acceptBet({ direction, target, stake }, currency) };
  },
  decide: (round, seeds, coin) => decided(round, rollOf(seeds), coin),
  exactReturn: lowestDiceReturn,
  expect(round, coin) {
    const bet = bettingOn(round);
    const chance = winningOutcomes(bet.direction, bet.target) / OUTCOMES;
    return expectationOf([
      [Number(payoutOf(bet.stake, bet.multiplier, coin)), chance],
      [0, 1 - chance],
    ]);
  },
  largest: largestDiceWin,
  describe(round) {
    const { direction, target } = bettingOn(round);
    return `${direction} ${(target / 100).toFixed(2)}`;
  },
  view: betAndRoll,
  details: betAndRoll,
  listing: () => ({
    category: 'Dice',
    rtp: percentOf(lowestDiceReturn()),
    limits: listedLimits(limitsOf, largestDiceWin),
    hit_rate: hitRate(),
  }),
};

/** The same game by a roll that was a little less even: rounds that were begun by it end by it. */
export const formerDiceModel: Model = {
  ...diceModel,
  id: 'dice-1',
  decide: (round, seeds, coin) => decided(round, formerRollOf(seeds), coin),
};

function decided(round: Round, roll: number, coin: bigint): Decision {
  const { direction, target, multiplier, stake } = bettingOn(round);
  return { roll, payout: wins(direction, target, roll) ? payoutOf(stake, multiplier, coin) : 0n };
}

function betAndRoll(round: Round) {
  const { model, direction, target, multiplier, roll } = bettingOn(round);
  return { model, direction, target, multiplier: multiplier.toString(), roll: isOutcomeTold(round) ? roll : null };
}
