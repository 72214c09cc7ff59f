import { Type } from 'typebox';
import type { Round } from '../database/tables';
import { drawUntil } from '../draws/draw-until';
import { GameError } from '../http/game-error';
import { stakeStep } from '../instant/stakes';
import { betFields } from '../models/bet-body';
import { percentOf } from '../models/fraction';
import { listedLimits } from '../models/listed-limits';
import type { Model, RoundSeeds } from '../models/model';
import { type Currency, limitsOf } from '../money/currencies';
import {
  aimsIn,
  allAims,
  catchesOf,
  chanceOf,
  type FishingChoice,
  fishingDraws,
  fishingExpected,
  fishingReturn,
  type FishingStep,
  isFishingChoice,
  KINDS,
  magazinePays,
  MAGAZINES,
} from './fishing';
import { largestMagazineWin, magazineLimits } from './fishing-stakes';
import { stepsOf } from './step-rules';

const [RAREST, COMMONEST] = [KINDS[0], KINDS.at(-1)] as [(typeof KINDS)[number], (typeof KINDS)[number]];
const strict = { additionalProperties: false } as const;
const LETTERS = KINDS.map(({ letter }) => letter).join('');
const STEP = Type.Object(
  {
    number: Type.Integer(),
    aims: Type.String({ pattern: `^[${LETTERS}]+$`, minLength: 1, maxLength: Math.max(...MAGAZINES) }),
  },
  strict,
);

/** Shots at fish, sold as magazines: each shot has fixed odds, whatever happened before it. */
export const fishingModel: Model = {
  id: 'fishing-1',
  page: 'step',
  bet: Type.Object({ ...betFields, choice: Type.Object({ shots: Type.Integer() }, strict) }, strict),
  limits: magazineLimits,
  accept(bet, stake, currency) {
    const { shots } = bet['choice'] as FishingChoice;
    if (!isFishingChoice({ shots })) throw new GameError('choice.not_allowed');
    assertPayable(stake, currency);
    return { choice: JSON.stringify({ shots }) };
  },
  steps: {
    body: STEP,
    write(round, step) {
      const aims = step['aims'] as string;
      if (aimedIn(round).length + aims.length > choiceIn(round).shots) throw new GameError('step.not_allowed');
      return { aims };
    },
    shown: (round, seeds) => ({ catches: catchesOf(numbersOf(round, seeds), toldAims(round)) }),
    isOver: isEmpty,
  },
  decide(round, seeds) {
    const [choice, drawn] = [choiceIn(round), numbersOf(round, seeds)];
    const catches = catchesOf(drawn, allAims(choice, aimedIn(round)));
    return { outcome: JSON.stringify({ drawn }), payout: magazinePays(choice, round.stake, catches) };
  },
  exactReturn: () => fishingReturn(RAREST),
  expect: (round) => fishingExpected(choiceIn(round), round.stake, allAims(choiceIn(round), aimedIn(round))),
  largest: largestMagazineWin,
  describe: (round) => `${choiceIn(round).shots} shots`,
  view: (round) => ({ choice: choiceIn(round), steps: stepsOf(round), ...toldOf(round) }),
  details: (round) => ({ model: 'fishing-1', choice: choiceIn(round), steps: stepsOf(round), ...toldOf(round) }),
  listing,
};

function choiceIn({ choice }: Round): FishingChoice {
  return JSON.parse(choice ?? '{}') as FishingChoice;
}

function stepsIn(round: Round): readonly FishingStep[] {
  return stepsOf(round) as unknown as readonly FishingStep[];
}

function aimedIn(round: Round): string {
  return aimsIn(stepsIn(round));
}

function isEmpty(round: Round): boolean {
  return aimedIn(round).length >= choiceIn(round).shots;
}

/** The shots whose end is told while the round goes on. Those of the step that empties the magazine would tell what it pays. */
function toldAims(round: Round): string {
  return isEmpty(round) ? aimsIn(stepsIn(round).slice(0, -1)) : aimedIn(round);
}

function numbersOf(round: Round, seeds: RoundSeeds): number[] {
  return drawUntil(seeds, (words) => fishingDraws(choiceIn(round), words));
}

function assertPayable(stake: bigint, currency: Currency): void {
  const { minStake, maxStake } = limitsOf(currency);
  if (stake < minStake || stake > maxStake) throw new GameError('stake.out_of_range');
  if (stake % stakeStep(currency) !== 0n) throw new GameError('stake.not_payable');
  if (stake > magazineLimits(currency).maxStake) throw new GameError('stake.above_max_win');
}

/** A round that is not settled may still be taken back: until then only what earlier steps caught is told. */
function toldOf(round: Round): { readonly catches: readonly number[]; readonly drawn: readonly number[] | null } {
  const { state, outcome } = round;
  if (state === 'settled' && outcome && 'drawn' in outcome)
    return { catches: catchesOf(outcome.drawn, allAims(choiceIn(round), aimedIn(round))), drawn: outcome.drawn };
  const { catches = [] } = JSON.parse(round.shown ?? '{}') as { readonly catches?: readonly number[] };
  return { catches, drawn: null };
}

function listing() {
  return {
    category: 'Fishing Games',
    volatility: 'MEDIUM',
    features: ['PROVABLY_FAIR'],
    rtp: percentOf(fishingReturn(RAREST)),
    hit_rate: { from: percentOf(chanceOf(RAREST)), to: percentOf(chanceOf(COMMONEST)) },
    limits: listedLimits(magazineLimits, largestMagazineWin),
  };
}
