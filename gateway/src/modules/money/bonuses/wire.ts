import type { Bonus, BonusOffer } from '@pavilion/api/bonuses';
import { grantFor, promisedTerms } from './bonus-terms';
import type { BonusRow, OfferRow } from './tables';

/** An offer as players see it, and what it brings for an amount. */
export function toWireOffer(row: OfferRow, amount: bigint | undefined): BonusOffer {
  const brings = amount === undefined ? undefined : grantFor(promisedTerms(row), amount);
  return {
    code: row.code,
    name: row.name,
    terms: row.terms,
    percent: row.percent,
    firstOnly: row.first_only,
    cap: String(row.cap),
    least: String(row.least),
    wagerTimes: row.wager_times,
    days: row.days,
    ...(row.largest_bet_percent !== null && { largestBetPercent: row.largest_bet_percent }),
    ...(row.valid_until && { until: row.valid_until.toISOString() }),
    ...(brings && {
      brings: {
        amount: String(brings.amount),
        wager: String(brings.wager),
        ...(brings.largestBet !== undefined && { largestBet: String(brings.largestBet) }),
      },
    }),
  };
}

/** What was staked beyond the requirement is nobody's business of the bonus. */
export function wagerOf({ wager_needed: needed, wagered }: BonusRow): { needed: bigint; done: bigint; left: bigint } {
  const done = wagered < needed ? wagered : needed;
  return { needed, done, left: needed - done };
}

/** A bonus as its member sees it. */
export function toWireBonus(row: BonusRow): Bonus {
  const { needed, done, left } = wagerOf(row);
  return {
    id: row.id,
    depositId: row.deposit_id,
    state: row.state,
    name: row.name,
    terms: row.terms,
    amount: String(row.amount),
    currency: row.currency,
    wager: { needed: String(needed), done: String(done), left: String(left) },
    ...(row.largest_bet !== null && { largestBet: String(row.largest_bet) }),
    givenAt: row.given_at.toISOString(),
    until: row.until.toISOString(),
    ...(row.ended_at && { endedAt: row.ended_at.toISOString() }),
    ...(row.reason !== null && { reason: row.reason }),
  };
}
