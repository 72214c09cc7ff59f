import type { Bonus, BonusOffer } from '@pavilion/api/bonuses';
import { presentWireFields, wireFields } from '../../../platform/wire';
import { grantFor, promisedTerms } from './bonus-terms';
import { toShares } from './contribution';
import type { GameFacts } from './game-facts';
import type { BonusRow, OfferRow } from './tables';

/** An offer as players see it, and what it brings for an amount. */
export function toWireOffer(row: OfferRow, amount: bigint | undefined, facts: GameFacts): BonusOffer {
  const shares = toShares(row.contribution, facts);
  const brings = amount === undefined ? undefined : grantFor(promisedTerms(row), amount);
  return {
    ...wireFields(row, 'code', 'name', 'terms', 'percent', 'first_only', 'cap', 'least', 'wager_times', 'days'),
    ...presentWireFields(row, 'largest_bet_percent'),
    ...(shares && { shares }),
    ...(row.uses !== null && row.uses_days !== null && { uses: { times: row.uses, days: row.uses_days } }),
    ...(row.valid_until && { until: row.valid_until.toISOString() }),
    ...(brings && { brings: { ...wireFields(brings, 'amount', 'wager'), ...presentWireFields(brings, 'largestBet') } }),
  };
}

/** What was staked beyond the requirement is nobody's business of the bonus. */
export function wagerOf({ wager_needed: needed, wagered }: BonusRow): { needed: bigint; done: bigint; left: bigint } {
  const done = wagered < needed ? wagered : needed;
  return { needed, done, left: needed - done };
}

/** What was taken back of a freed bonus's rounds and is not made good yet. */
export function owedOf({ state, wager_needed: needed, wagered, wager_undone: undone, owed_settled: settled }: BonusRow): bigint {
  const owed = needed - wagered + undone - settled;
  return state === 'released' && owed > 0n ? owed : 0n;
}

/** A bonus as its member sees it. */
export function toWireBonus(row: BonusRow, facts: GameFacts): Bonus {
  const [shares, owed] = [toShares(row.contribution, facts), owedOf(row)];
  return {
    ...wireFields(row, 'id', 'state', 'name', 'terms', 'amount', 'currency', 'given_at', 'until'),
    ...presentWireFields(row, 'largest_bet', 'largest_conversion', 'ended_at', 'reason'),
    depositId: row.deposit_id,
    ...(row.wager_carried > 0n && { carried: String(row.wager_carried) }),
    ...(owed > 0n && { owed: String(owed) }),
    ...(shares && { shares }),
    wager: wireFields(wagerOf(row), 'needed', 'done', 'left'),
  };
}
