import type { Bonus, BonusOffer } from '@pavilion/api/bonuses';
import { presentWireFields, wireFields } from '../../../platform/wire';
import { grantFor, promisedTerms } from './bonus-terms';
import type { BonusRow, OfferRow } from './tables';

/** An offer as players see it, and what it brings for an amount. */
export function toWireOffer(row: OfferRow, amount: bigint | undefined): BonusOffer {
  const brings = amount === undefined ? undefined : grantFor(promisedTerms(row), amount);
  return {
    ...wireFields(row, 'code', 'name', 'terms', 'percent', 'first_only', 'cap', 'least', 'wager_times', 'days'),
    ...presentWireFields(row, 'largest_bet_percent'),
    ...(row.valid_until && { until: row.valid_until.toISOString() }),
    ...(brings && { brings: { ...wireFields(brings, 'amount', 'wager'), ...presentWireFields(brings, 'largestBet') } }),
  };
}

/** What was staked beyond the requirement is nobody's business of the bonus. */
export function wagerOf({ wager_needed: needed, wagered }: BonusRow): { needed: bigint; done: bigint; left: bigint } {
  const done = wagered < needed ? wagered : needed;
  return { needed, done, left: needed - done };
}

/** A bonus as its member sees it. */
export function toWireBonus(row: BonusRow): Bonus {
  return {
    ...wireFields(row, 'id', 'state', 'name', 'terms', 'amount', 'currency', 'given_at', 'until'),
    ...presentWireFields(row, 'largest_bet', 'ended_at', 'reason'),
    depositId: row.deposit_id,
    wager: wireFields(wagerOf(row), 'needed', 'done', 'left'),
  };
}
