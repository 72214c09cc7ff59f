import type { HoldBonus } from '../../src/slots/bonuses';
import { payoutOf } from '../../src/slots/slot-limits';
import type { Money } from '../money';

/** Whole amounts need no decimals on something as small as a coin. */
const WHOLE = /[.,]00$/;

/** What a coin says: the name of a jackpot, or an amount. */
export function coinText(hold: HoldBonus | undefined, money: Money, stake: bigint, pays: number) {
  const jackpot = Object.entries(hold?.jackpots ?? {}).find(([, worth]) => worth === pays);
  return { text: jackpot?.[0] ?? shortAmount(money, stake, pays), isJackpot: jackpot !== undefined };
}

/** An amount of so many tenths of the stake, as short as it can be. */
export function shortAmount(money: Money, stake: bigint, tenths: number): string {
  return money.format(payoutOf(stake, tenths)).replace(WHOLE, '');
}
