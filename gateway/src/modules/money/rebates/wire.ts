import type { RebateClaim, RebateDay as WireDay, RebateLine, RebateOffer, RebatesValue } from '@pavilion/api/rebates';
import { wireFields } from '../../../platform/wire';
import { missingOf, type Offer, offerOf, type RebateDay, stateOf } from './rebate-day';
import type { RebateRule } from './rebate-rules';
import { type Reckoned, type ReckonedLine } from './reckon';
import type { ClaimRow } from './tables';

/** All that is told of a member's rebates. */
interface RebatePage {
  currency: string;
  rule: RebateRule | undefined;
  rank: number;
  today: (Reckoned & { day: string }) | undefined;
  /** Oldest first. */
  days: readonly RebateDay[];
  firstShown: string;
}

export function toWireRebates({ currency, rule, rank, today, days, firstShown }: RebatePage): RebatesValue {
  const offer = offerOf(days, () => true);
  return {
    currency,
    terms: rule ? { least: rule.terms.least, most: rule.terms.most, lapseDays: rule.terms.lapseDays, rank } : null,
    today: today ? { day: today.day, lines: today.lines.map(toLine), sum: String(today.sum) } : null,
    days: toShown(days, firstShown),
    claim: offer.gross > 0n ? toOffer(offer) : null,
    missing: String(missingOf(days)),
  };
}

/** Newest first: the last month, and older days that something is missing of. */
export function toShown(days: readonly RebateDay[], firstShown: string): WireDay[] {
  return days
    .filter(({ day, missing }) => day >= firstShown || missing > 0n)
    .map(toDay)
    .reverse();
}

export function toClaim(row: ClaimRow): RebateClaim {
  const { gross, short, claimed_at, paid } = row;
  return { ...wireFields(row, 'id', 'gross', 'short'), at: claimed_at.toISOString(), sum: String(gross - short), days: paid };
}

function toOffer({ days, gross, short, sum }: Offer): RebateOffer {
  return { days, gross: String(gross), short: String(short), sum: String(sum) };
}

function toDay(day: RebateDay): WireDay {
  return {
    ...wireFields(day, 'day', 'rank', 'sum', 'bound', 'paid', 'open', 'missing', 'until'),
    lines: day.lines.map(toLine),
    state: stateOf(day),
  };
}

function toLine(line: ReckonedLine): RebateLine {
  return wireFields(line, 'category', 'vendor', 'counted', 'rate', 'amount');
}
