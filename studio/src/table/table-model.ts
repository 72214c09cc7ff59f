import { Type } from 'typebox';
import type { Round } from '../database/tables';
import { drawUntil } from '../draws/draw-until';
import { GameError } from '../http/game-error';
import { stakeStep } from '../instant/stakes';
import { betFields } from '../models/bet-body';
import { expectationOf } from '../models/expectation';
import { asNumber, type Fraction, percentOf } from '../models/fraction';
import { oncePerCurrency } from '../models/largest-win';
import { listedLimits } from '../models/listed-limits';
import type { Model } from '../models/model';
import { type Currency, limitsOf, type StakeLimits } from '../money/currencies';
import { largestTableWin } from './largest-win';
import {
  canonicalSlip,
  mostOnTable,
  MOST_SPOTS,
  outcomeIn,
  type Slip,
  slipHits,
  slipPays,
  slipTop,
  spotReturn,
  stakeOf,
  type TableRules,
  waysOf,
} from './table-rules';

const Laid = Type.Object(
  { spot: Type.String({ maxLength: 20 }), chips: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }) },
  { additionalProperties: false },
);
const BET = Type.Object(
  { ...betFields, choice: Type.Array(Laid, { minItems: 1, maxItems: MOST_SPOTS }) },
  { additionalProperties: false },
);
/** How much of a slip the operator's books have in words. */
const MOST_WORDS = 100;

/** What every table is to the studio; its rules say the rest. */
export function tableModel(rules: TableRules, volatility: 'LOW' | 'MEDIUM' | 'HIGH'): Model {
  const largest = oncePerCurrency((currency) => largestTableWin(rules, currency));
  return {
    id: rules.id,
    page: 'table',
    bet: BET,
    limits: tableLimits,
    accept(bet, stake, currency) {
      const slip = canonicalSlip(rules, bet['choice'] as Slip);
      if (slip === undefined || stakeOf(slip) !== stake) throw new GameError('choice.not_allowed');
      assertPayable(rules, slip, currency);
      return { choice: JSON.stringify(slip) };
    },
    decide(round, seeds) {
      const drawn = drawUntil(seeds, (words) => outcomeIn(rules, words));
      return { outcome: JSON.stringify({ drawn }), payout: slipPays(rules, slipIn(round), drawn) };
    },
    exactReturn: () => returnsOf(rules).at(-1) as Fraction,
    expect(round) {
      const [slip, all] = [slipIn(round), Number(waysOf(rules))];
      return expectationOf(
        rules.cases.map(({ drawn, ways }) => [Number(slipPays(rules, slip, drawn)), Number(ways) / all] as const),
      );
    },
    largest,
    describe: (round) => described(slipIn(round)),
    view: (round) => ({ choice: slipIn(round), drawn: drawnOnceSettled(round) }),
    details: (round) => ({ model: rules.id, choice: slipIn(round), drawn: drawnOnceSettled(round) }),
    listing: () => listing(rules, { volatility, largest }),
  };
}

function tableLimits(currency: Currency): StakeLimits {
  return { ...limitsOf(currency), maxStake: mostOnTable(currency) };
}

function slipIn({ choice }: Round): Slip {
  return JSON.parse(choice ?? '[]') as Slip;
}

/** Each spot by itself, and all of them together. */
function assertPayable(rules: TableRules, slip: Slip, currency: Currency): void {
  const { minStake, maxWin } = limitsOf(currency);
  const [amounts, step] = [slip.map(({ chips }) => BigInt(chips)), stakeStep(currency)];
  if (amounts.some((chips) => chips < minStake) || stakeOf(slip) > mostOnTable(currency)) throw new GameError('stake.out_of_range');
  if (amounts.some((chips) => chips % step !== 0n)) throw new GameError('stake.not_payable');
  if (slipTop(rules, slip) > maxWin) throw new GameError('stake.above_max_win');
}

function described(slip: Slip): string {
  const words = slip.map(({ spot }) => spot).join(', ');
  return words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS - 1)}…` : words;
}

/** A round that is not settled may still be taken back: until then nothing says what came out. */
function drawnOnceSettled({ state, outcome }: Round): readonly number[] | null {
  return state === 'settled' && outcome && 'drawn' in outcome ? outcome.drawn : null;
}

/** Of each spot, the lowest first. */
function returnsOf(rules: TableRules): Fraction[] {
  return rules.spots.map((spot) => spotReturn(rules, spot)).sort((one, other) => asNumber(one) - asNumber(other));
}

/** A player may lay on the best spot alone, so its return is the one that is listed: what counts by return is then counted safely. */
function listing(rules: TableRules, { volatility, largest }: { readonly volatility: string; readonly largest: Model['largest'] }) {
  const hits = rules.spots
    .map((spot) => slipHits(rules, [{ spot, chips: '100' }]))
    .sort((one, other) => asNumber(one) - asNumber(other));
  const ends = <Value>(sorted: readonly Value[]) => [sorted[0], sorted.at(-1)] as [Value, Value];
  const [[least, most], [seldom, often]] = [ends(returnsOf(rules)), ends(hits)];
  return {
    category: 'Table Games',
    volatility,
    features: ['PROVABLY_FAIR'],
    rtp: percentOf(most),
    rtp_by_bet: { from: percentOf(least), to: percentOf(most) },
    hit_rate: { from: percentOf(seldom), to: percentOf(often) },
    limits: listedLimits(tableLimits, largest),
  };
}
