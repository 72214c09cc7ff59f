import type { RebateDayState } from '@pavilion/api/rebates';
import type { RebateTerms } from '@pavilion/api/staff';
import { addDays } from '@pavilion/time';
import type { RuleInForce } from '../promotion-rules';
import { type Counted, type Reckoned, reckon } from './reckon';

/** A day that is over, by the rule and the rank that were noted for it. */
export interface RebateDay extends Reckoned {
  day: string;
  rank: number;
  /** The last day on which it can be claimed. */
  until: string;
  wasClaimed: boolean;
  /** What claims have paid for it, less what was made good since. */
  paid: bigint;
  /** What can be claimed now. */
  open: bigint;
  /** What was paid too much: its bets were taken back. */
  missing: bigint;
}

/** What is known of a day: what was noted of it, what counts, and what claims paid. */
interface KnownDay {
  day: string;
  rank: number;
  rule: Pick<RuleInForce<RebateTerms>, 'terms'>;
  counted: readonly Counted[];
  /** By claim; empty before the first one. */
  paid: readonly bigint[];
}

export function rebateDay({ day, rank, rule: { terms }, counted, paid: payments }: KnownDay, today: string): RebateDay {
  const reckoned = reckon(terms, rank, counted);
  const paid = payments.reduce((sum, each) => sum + each, 0n);
  const until = addDays(day, terms.lapseDays);
  const isOpen = day < today && today <= until;
  return {
    ...{ ...reckoned, day, rank, until, paid },
    wasClaimed: payments.length > 0,
    open: isOpen && reckoned.sum > paid ? reckoned.sum - paid : 0n,
    missing: paid > reckoned.sum ? paid - reckoned.sum : 0n,
  };
}

export function stateOf({ open, missing, wasClaimed, sum }: RebateDay): RebateDayState {
  if (open > 0n) return wasClaimed ? 'further' : 'claimable';
  if (missing > 0n) return 'short';
  if (wasClaimed) return 'claimed';
  return sum > 0n ? 'lapsed' : 'nothing';
}

/** What a claim pays: the days, less what earlier ones were paid too much, as far as it goes. */
export interface Offer {
  days: string[];
  gross: bigint;
  short: bigint;
  sum: bigint;
  /** By day; less than nothing where it is made good. */
  lines: { day: string; amount: bigint }[];
}

/** What a claim of the days that are asked for would pay now. What is missing is made good from the oldest day on. */
export function offerOf(days: readonly RebateDay[], asked: (day: string) => boolean): Offer {
  const claimed = days.filter(({ day, open }) => open > 0n && asked(day)).map(({ day, open }) => ({ day, amount: open }));
  const gross = claimed.reduce((sum, { amount }) => sum + amount, 0n);
  const lines = [...claimed];
  let left = gross;
  for (const { day, missing } of days) {
    const made = missing < left ? missing : left;
    if (made > 0n) lines.push({ day, amount: -made });
    left -= made;
  }
  return { days: claimed.map(({ day }) => day), gross, short: gross - left, sum: left, lines };
}

/** All that is still to be made good. */
export function missingOf(days: readonly RebateDay[]): bigint {
  return days.reduce((sum, { missing }) => sum + missing, 0n);
}
