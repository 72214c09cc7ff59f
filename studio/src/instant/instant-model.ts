import { Type, type TObject } from 'typebox';
import type { Round } from '../database/tables';
import { drawUntil } from '../draws/draw-until';
import { GameError } from '../http/game-error';
import { betFields } from '../models/bet-body';
import { expectationOf } from '../models/expectation';
import { percentOf } from '../models/fraction';
import { listedLimits } from '../models/listed-limits';
import type { Model } from '../models/model';
import { type Currency, limitsOf } from '../money/currencies';
import { hitRateOf, type InstantRules, outcomeIn, returnOf, waysIn, writtenChoice } from './instant-rules';
import { largestInstantWin } from './largest-win';
import { limitsFor, limitsOfAll, payoutOf, stakeStep } from './stakes';

interface InstantKind<Choice extends object> {
  readonly rules: InstantRules<Choice>;
  /** The choice as it comes in a bet. */
  readonly choice: TObject;
  readonly describe: (choice: Choice) => string;
  readonly volatility: 'LOW' | 'MEDIUM' | 'HIGH';
  /** What operators list it under; mini games where nothing is said. */
  readonly category?: string;
}

/** What every game of one choice is to the studio; its rules say the rest. */
export function instantModel<Choice extends object>(kind: InstantKind<Choice>): Model {
  const { rules, choice, describe } = kind;
  const chosenIn = (round: Round) => JSON.parse(round.choice ?? '{}') as Choice;

  return {
    id: rules.id,
    page: 'instant',
    bet: Type.Object({ ...betFields, choice }, { additionalProperties: false }),
    limits: (currency) => limitsOfAll(rules, currency),
    accept(bet, stake, currency) {
      const chosen = bet['choice'] as Choice;
      const text = writtenChoice(rules, chosen);
      if (text === undefined) throw new GameError('choice.not_allowed');
      assertPayable(stake, currency, limitsFor(rules, chosen, currency).maxStake);
      return { choice: text };
    },
    decide(round, seeds) {
      const chosen = chosenIn(round);
      const drawn = drawUntil(seeds, (words) => outcomeIn(rules, chosen, words));
      return {
        outcome: JSON.stringify({ drawn, ...rules.looks?.(chosen, drawn) }),
        payout: payoutOf(round.stake, rules.multiplier(chosen, drawn)),
      };
    },
    exactReturn: () => returnOf(rules, rules.extremes.lowestReturn),
    expect(round) {
      const pays = rules.pays(chosenIn(round));
      const all = Number(waysIn(pays));
      return expectationOf(
        pays.map(({ multiplier, ways }) => [Number(payoutOf(round.stake, multiplier)), Number(ways) / all] as const),
      );
    },
    largest: (currency) => largestInstantWin(rules, currency),
    describe: (round) => describe(chosenIn(round)),
    view: (round) => ({ choice: chosenIn(round), ...outOnceSettled(round) }),
    details(round) {
      const chosen = chosenIn(round);
      const out = outOnceSettled(round);
      const { drawn } = out;
      return { model: rules.id, choice: chosen, ...out, ...(drawn && { multiplier: rules.multiplier(chosen, drawn) }) };
    },
    listing: () => listing(kind),
  };
}

function assertPayable(stake: bigint, currency: Currency, byWin: bigint): void {
  const { minStake, maxStake } = limitsOf(currency);
  if (stake < minStake || stake > maxStake) throw new GameError('stake.out_of_range');
  if (stake % stakeStep(currency) !== 0n) throw new GameError('stake.not_payable');
  if (stake > byWin) throw new GameError('stake.above_max_win');
}

/** A round that is not settled may still be taken back: until then nothing says what came out. */
function outOnceSettled({ state, outcome }: Round): { readonly drawn: readonly number[] | null } {
  return state === 'settled' && outcome && 'drawn' in outcome ? outcome : { drawn: null };
}

function listing<Choice extends object>({ rules, volatility, category = 'Mini Games' }: InstantKind<Choice>) {
  const { lowestReturn, often, seldom } = rules.extremes;
  return {
    category,
    volatility,
    features: ['PROVABLY_FAIR'],
    rtp: percentOf(returnOf(rules, lowestReturn)),
    hit_rate: { from: percentOf(hitRateOf(rules, seldom)), to: percentOf(hitRateOf(rules, often)) },
    limits: listedLimits(
      (currency) => limitsOfAll(rules, currency),
      (currency) => largestInstantWin(rules, currency),
    ),
  };
}
