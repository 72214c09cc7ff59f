import { Type } from 'typebox';
import type { Round } from '../database/tables';
import { GameError } from '../http/game-error';
import { betFields } from '../models/bet-body';
import { percentOf } from '../models/fraction';
import type { Model } from '../models/model';
import { CURRENCIES } from '../money/currencies';
import { drawStops } from './draw-stops';
import { ODDS } from './odds';
import { LINES, TENTHS } from './reels';
import { payoutOf, slotLimits } from './slot-limits';
import { lineWins, spinPays, windowAt } from './spin';

/** Five reels of three rows, ten lines, all of them played. The player decides the stake and nothing else. */
export const slotModel: Model = {
  id: 'lines-1',
  page: 'slot',
  bet: Type.Object(betFields, { additionalProperties: false }),
  limits: slotLimits,
  accept(_bet, stake, currency) {
    const { coin, minStake, maxStake } = slotLimits(currency);
    if (stake < minStake || stake > maxStake) throw new GameError('stake.out_of_range');
    if (stake % (coin * BigInt(TENTHS)) !== 0n) throw new GameError('stake.not_payable');
    return {};
  },
  decide({ stake }, seeds) {
    const stops = drawStops(seeds);
    return { outcome: JSON.stringify({ stops }), payout: payoutOf(stake, spinPays(stops)) };
  },
  describe: () => `${LINES.length} lines`,
  view: (round) => ({ stops: stopsOnceSettled(round) }),
  details(round) {
    const stops = stopsOnceSettled(round);
    return { model: 'lines-1', stops, ...(stops && { window: windowAt(stops), lines: lineWins(stops) }) };
  },
  listing: () => ({
    category: 'Video Slots',
    paylines: LINES.length,
    volatility: 'MEDIUM',
    features: ['WILD', 'PROVABLY_FAIR'],
    rtp: percentOf(ODDS.returnToPlayer),
    hit_rate: { from: percentOf(ODDS.hitRate), to: percentOf(ODDS.hitRate) },
    limits: publishedLimits(),
  }),
};

/** A round that is not settled may still be taken back: until then nothing says what it would have shown. */
function stopsOnceSettled({ state, outcome }: Round): readonly number[] | null {
  return state === 'settled' && outcome && 'stops' in outcome ? outcome.stops : null;
}

function publishedLimits() {
  return Object.fromEntries(
    CURRENCIES.map((currency) => {
      const { minStake, maxStake, maxWin } = slotLimits(currency);
      return [currency, { min_bet: Number(minStake), max_bet: Number(maxStake), max_win: Number(maxWin) }];
    }),
  );
}
