import type { BonusOfferChange, BonusOfferLine } from '@pavilion/api/staff';
import { wireFields } from '../../../platform/wire';
import { fromContribution } from './contribution';
import type { GameFacts } from './game-facts';
import { costOf } from './offer-cost';
import type { OfferRow } from './tables';

/** An offer with all its terms, as operators edit it. */
export function toOfferTerms(row: OfferRow): Omit<BonusOfferChange, 'reason'> & { code: string } {
  return {
    ...wireFields(
      row,
      'code',
      'name',
      'terms',
      'percent',
      'enabled',
      'days',
      'cap',
      'least',
      'first_only',
      'wager_times',
      'version',
    ),
    ...wireFields(row, 'largest_bet_percent', 'valid_from', 'valid_until'),
    contribution: fromContribution(row.contribution),
    uses: row.uses === null || row.uses_days === null ? null : { times: row.uses, days: row.uses_days },
  };
}

/** The same, with what it costs by the games there are now. */
export function toOfferLine(row: OfferRow & { given: number }, facts: GameFacts): BonusOfferLine {
  const cost = costOf(costTermsOf(row), facts);
  return { ...toOfferTerms(row), given: row.given, cost, withheld: isWithheld(row, facts) };
}

/** Players gain by it more than two operators agreed to: its terms, or the games, changed since. */
export function isWithheld(row: OfferRow, facts: GameFacts): boolean {
  return costOf(costTermsOf(row), facts).gainShare > row.accepted_gain;
}

function costTermsOf({ cap, wager_times: wagerTimes, contribution }: OfferRow) {
  return { cap, wagerTimes, contribution };
}
