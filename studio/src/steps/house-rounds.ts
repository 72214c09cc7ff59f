import type { Round } from '../database/tables';
import { GameError } from '../http/game-error';
import { stakeStep } from '../instant/stakes';
import { CURRENCIES, type Currency, limitsOf } from '../money/currencies';

/** What lies open while a round against the house is played: the cards that the player may see. */
export interface OpenCards {
  readonly cards: readonly number[];
}

export function openCardsIn({ shown }: Round): readonly number[] {
  return shown === null ? [] : (JSON.parse(shown) as OpenCards).cards;
}

/** A round that is not settled may still be taken back: until then nothing says what came out. */
export function drawnOnceSettled({ state, outcome }: Round): readonly number[] | null {
  return state === 'settled' && outcome && 'drawn' in outcome ? outcome.drawn : null;
}

/** Whole hundreds of coins, so that halves and pay tables need no rounding. @throws GameError `stake.out_of_range`, `stake.not_payable` */
export function assertStake(stake: bigint, currency: Currency): void {
  const { minStake, maxStake } = limitsOf(currency);
  if (stake < minStake || stake > maxStake) throw new GameError('stake.out_of_range');
  if (stake % stakeStep(currency) !== 0n) throw new GameError('stake.not_payable');
}

/** What operators are told of stakes and wins, by currency. A raise comes on top of the stake. */
export function listedLimits() {
  return Object.fromEntries(
    CURRENCIES.map((currency) => {
      const { minStake, maxStake, maxWin } = limitsOf(currency);
      return [currency, { min_bet: Number(minStake), max_bet: Number(maxStake), max_win: Number(maxWin) }];
    }),
  );
}
