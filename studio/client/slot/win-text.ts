import { payoutOf } from '../../src/slots/slot-limits';
import type { SlotRules, SlotWin } from '../../src/slots/slot-rules';
import { translate } from '../messages/translate';
import { lookOf, type SkinData } from './skin';
import type { SlotGame } from './slot-game';

/** Wins that are shown, and what they are multiplied by. */
export type ShownWins = readonly [wins: readonly SlotWin[], times: number];

/** One win in words; of several, what they pay together where they are multiplied. */
export function winsText(game: SlotGame, skin: SkinData, [wins, times]: ShownWins): string {
  const stake = BigInt(game.state.shownRound?.stake ?? game.state.stake);
  const [first, ...others] = wins;
  if (first && others.length === 0) return winText(game, skin, [first, times], stake);
  if (!first || game.rules.kind !== 'anywhere') return '';
  const tenths = wins.reduce((sum, { pays }) => sum + pays, 0) * times;
  return translate('slot.fallPays', { times: String(times), amount: game.money.format(payoutOf(stake, tenths)) });
}

/** What stands where, and how much of the stake it is. */
export function winText(game: SlotGame, skin: SkinData, [win, times]: readonly [SlotWin, number], stake: bigint): string {
  const { symbol, count, pays, line, ways } = win;
  const said = {
    symbol: lookOf(skin, symbol).name,
    count: String(count),
    amount: game.money.format(payoutOf(stake, pays * times)),
  };
  if (line !== undefined) {
    const text = translate('slot.linePays', { ...said, line: String(line + 1) });
    return times > 1 ? `${text} (×${times})` : text;
  }
  if (game.rules.hold?.coin === symbol) return translate(pays === grandOf(game.rules) ? 'slot.grand' : 'slot.coins', said);
  if (ways !== undefined) return translate('slot.waysPay', { ...said, ways: String(ways) });
  return translate('slot.anywherePays', { ...said, times: String(times) });
}

function grandOf({ hold }: SlotRules): number | undefined {
  return hold?.jackpots.GRAND;
}
