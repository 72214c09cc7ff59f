import { Type } from 'typebox';
import type { Round } from '../../database/tables';
import { numbersBy } from '../../draws/below';
import { drawUntil } from '../../draws/draw-until';
import { GameError } from '../../http/game-error';
import { stakeStep } from '../../instant/stakes';
import { betFields } from '../../models/bet-body';
import { asNumber, type Fraction, percentOf } from '../../models/fraction';
import { listedLimits } from '../../models/listed-limits';
import type { Model, RoundSeeds } from '../../models/model';
import { stepsOf } from '../step-rules';
import {
  type Act,
  ACTS,
  type BlackjackStep,
  type BlackjackTable,
  type Card,
  cardsShown,
  cardSizes,
  costInHalves,
  paysInHalves,
  tableAfter,
  tableAtEnd,
} from './blackjack';
import { blackjackHits, blackjackReturn, returnOfFirstStake } from './blackjack-odds';
import { largestBlackjackWin } from './largest-win';
import { blackjackLimits } from './blackjack-stakes';

const strict = { additionalProperties: false } as const;
const STEP = Type.Object({ number: Type.Integer(), act: Type.Union(ACTS.map((act) => Type.Literal(act))) }, strict);

/** Blackjack against the dealer: what doubles a hand, parts it or insures it is a raise. */
export const blackjackModel: Model = {
  id: 'blackjack-1',
  page: 'step',
  bet: Type.Object(betFields, strict),
  limits: blackjackLimits,
  accept(_, stake, currency) {
    const { minStake, maxStake } = blackjackLimits(currency);
    if (stake < minStake || stake > maxStake) throw new GameError('stake.out_of_range');
    if (stake % stakeStep(currency) !== 0n) throw new GameError('stake.not_payable');
    return {};
  },
  steps: {
    body: STEP,
    write(round, step, seeds) {
      const { act } = step as unknown as BlackjackStep;
      if (!tableIn(round, seeds).allowed.includes(act)) throw new GameError('step.not_allowed');
      return { act };
    },
    cost: ({ stake }, step) => halvesOf(stake, costInHalves((step as unknown as BlackjackStep).act)),
    shown: (round, seeds) => ({ cards: cardsShown(drawnIn(round, seeds), actsOf(round)) }),
    isOver: (round, seeds) => tableIn(round, seeds).allowed.length === 0,
  },
  decide(round, seeds) {
    const drawn = drawnIn(round, seeds);
    const table = tableAtEnd(drawn, actsOf(round)) as BlackjackTable;
    return { outcome: JSON.stringify({ drawn }), payout: halvesOf(round.stake, paysInHalves(table)) };
  },
  largest: largestBlackjackWin,
  describe: () => 'blackjack',
  exactReturn: () => countedOnce().returns,
  expectBest: ({ stake }) => Number(stake) * countedOnce().ofFirstStake,
  view: (round) => ({ steps: stepsOf(round), cards: cardsIn(round), drawn: drawnOnceSettled(round) }),
  details: (round) => ({ model: 'blackjack-1', steps: stepsOf(round), drawn: drawnOnceSettled(round) }),
  listing,
};

function actsOf(round: Pick<Round, 'steps'>): Act[] {
  return (stepsOf(round) as unknown as readonly BlackjackStep[]).map(({ act }) => act);
}

/** All cards of a round that would end with these steps: those that come later too. */
function drawnIn(round: Round, seeds: RoundSeeds): number[] {
  return drawUntil(seeds, (words) => numbersBy(words, cardSizes(actsOf(round))));
}

function tableIn(round: Round, seeds: RoundSeeds): BlackjackTable {
  return tableAfter(drawnIn(round, seeds), actsOf(round)) as BlackjackTable;
}

/** Stakes are whole hundreds of coins, so halves of them are whole. */
function halvesOf(stake: bigint, halves: bigint): bigint {
  return (stake * halves) / 2n;
}

function cardsIn({ shown }: Round): readonly Card[] | null {
  return shown === null ? null : (JSON.parse(shown) as { cards: readonly Card[] }).cards;
}

/** A round that is not settled may still be taken back: until then nothing says what the dealer had. */
function drawnOnceSettled({ state, outcome }: Round): readonly number[] | null {
  return state === 'settled' && outcome && 'drawn' in outcome ? outcome.drawn : null;
}

/** Counted when it is first asked for: it takes a moment. */
let counted: { readonly returns: Fraction; readonly ofFirstStake: number; readonly hits: string } | undefined;
const countedOnce = () =>
  (counted ??= {
    returns: blackjackReturn(),
    ofFirstStake: asNumber(returnOfFirstStake()),
    hits: percentOf(blackjackHits()),
  });

/** What comes back of all that is staked, and how often something does, with the best play. */
function listing() {
  const { returns, hits } = countedOnce();
  return {
    category: 'Table Games',
    volatility: 'LOW',
    features: ['PROVABLY_FAIR'],
    rtp: percentOf(returns),
    hit_rate: { from: hits, to: hits },
    limits: listedLimits(blackjackLimits, largestBlackjackWin),
  };
}
