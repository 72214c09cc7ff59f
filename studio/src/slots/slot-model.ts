import { Type } from 'typebox';
import type { Round } from '../database/tables';
import { GameError } from '../http/game-error';
import { betFields } from '../models/bet-body';
import { asNumber, percentOf } from '../models/fraction';
import type { LargestWin } from '../models/largest-win';
import { listedLimits } from '../models/listed-limits';
import type { Model } from '../models/model';
import type { Currency } from '../money/currencies';
import { drawStops } from './draw-stops';
import { payoutOf, slotLimits } from './slot-limits';
import { fallsOf, type SlotRules, type SlotWin, spinPays, TENTHS, windowAt } from './slot-rules';

/** What every slot is to the studio; its rules say the rest. The player decides the stake and nothing else. */
export function slotModel(rules: SlotRules): Model {
  return {
    id: rules.id,
    page: 'slot',
    bet: Type.Object(betFields, { additionalProperties: false }),
    limits: (currency) => slotLimits(rules, currency),
    accept(_bet, stake, currency) {
      const { coin, minStake, maxStake } = slotLimits(rules, currency);
      if (stake < minStake || stake > maxStake) throw new GameError('stake.out_of_range');
      if (stake % (coin * BigInt(TENTHS)) !== 0n) throw new GameError('stake.not_payable');
      return {};
    },
    decide({ stake }, seeds) {
      const stops = drawStops(rules, seeds);
      return { outcome: JSON.stringify({ stops }), payout: payoutOf(stake, spinPays(rules, stops)) };
    },
    exactReturn: () => rules.odds.returnToPlayer,
    expect({ stake }) {
      const { returnToPlayer, variance } = rules.odds;
      return { mean: Number(stake) * asNumber(returnToPlayer), variance: Number(stake) ** 2 * asNumber(variance) };
    },
    largest: (currency) => largestSlotWin(rules, currency),
    describe: () => describe(rules),
    view: (round) => ({ stops: stopsOnceSettled(round) }),
    details(round) {
      const stops = stopsOnceSettled(round);
      return { model: rules.id, stops, ...(stops && shown(rules, stops)) };
    },
    listing: () => listing(rules),
  };
}

function largestSlotWin(rules: SlotRules, currency: Currency): LargestWin {
  const { maxStake } = slotLimits(rules, currency);
  return { most: payoutOf(maxStake, rules.most), odds: rules.odds.largestWin, stake: maxStake, bet: {} };
}

function describe({ kind, lines, reels, rows }: SlotRules): string {
  if (kind === 'hold') return `${lines.length} lines, hold and re-spin`;
  if (kind === 'free') return `${lines.length} lines, free spins`;
  if (kind === 'ways') return `${rows ** reels.length} ways`;
  if (kind === 'anywhere') return 'pays anywhere';
  return lines.length === 1 ? '1 line' : `${lines.length} lines`;
}

/** What was seen and what paid, for the operator. */
function shown(rules: SlotRules, stops: readonly number[]) {
  const falls = fallsOf(rules, stops).map(({ wins, times }) => ({ times, wins: wins.map(toldWin) }));
  const [first] = falls;
  const window = windowAt(rules, stops);
  return rules.kind === 'lines' ? { window, lines: first?.wins ?? [] } : { window, falls };
}

/** A win as the operator is told it: where it stands can be seen in the window. */
function toldWin({ symbol, count, pays, line, ways }: SlotWin) {
  return { symbol, count, pays, ...(line !== undefined && { line }), ...(ways !== undefined && { ways }) };
}

/** A round that is not settled may still be taken back: until then nothing says what it would have shown. */
function stopsOnceSettled({ state, outcome }: Round): readonly number[] | null {
  return state === 'settled' && outcome && 'stops' in outcome ? outcome.stops : null;
}

function listing(rules: SlotRules) {
  const { odds, lines, symbols, times, free, hold } = rules;
  return {
    category: 'Video Slots',
    ...(lines.length > 0 && { paylines: lines.length }),
    volatility: rules.volatility,
    features: [
      ...(symbols.includes('W') ? ['WILD'] : []),
      ...(times.length > 1 || free ? ['MULTIPLIER'] : []),
      ...(free ? ['FREE_SPINS'] : []),
      ...(hold ? ['BONUS_ROUND'] : []),
      'PROVABLY_FAIR',
    ],
    rtp: percentOf(odds.returnToPlayer),
    hit_rate: { from: percentOf(odds.hitRate), to: percentOf(odds.hitRate) },
    limits: listedLimits(
      (currency) => slotLimits(rules, currency),
      (currency) => largestSlotWin(rules, currency),
    ),
  };
}
