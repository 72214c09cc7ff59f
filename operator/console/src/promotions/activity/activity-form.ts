import type { ActivityTerms } from '@pavilion/api/staff';
import { parseAmount } from '@pavilion/money';
import { fromLocalInput, toLocalInput } from '@pavilion/time';
import { toPlainAmount } from '../../bonuses/offer-form-values';
import type { TermsForm } from '../terms-form';
import { ActivityFields } from './ActivityFields';
import type { ActivityValues } from './activity-values';

const MOST_RECEIVERS = 1_000_000;
const MOST_PICTURES = 3;
const MOST_DAYS = 90;
const USUAL_DAYS = '7';

/** What is given to members who take part, play or send something. */
export const activityForm: TermsForm<ActivityTerms, ActivityValues> = {
  empty: {
    from: '',
    until: '',
    join: false,
    apply: false,
    comment: false,
    pictures: '0',
    gives: '',
    receivers: '',
    perPeriod: false,
    leastPlay: '',
    claimDays: USUAL_DAYS,
  },
  toTyped: ({ window, join, apply, gives, receivers, perMember, leastPlay, claimDays }) => ({
    from: window.from === null ? '' : toLocalInput(window.from),
    until: window.until === null ? '' : toLocalInput(window.until),
    join,
    apply: apply !== null,
    comment: apply?.comment ?? false,
    pictures: String(apply?.pictures ?? 0),
    gives: toPlainAmount(gives),
    receivers: receivers === null ? '' : String(receivers),
    perPeriod: perMember === 'period',
    leastPlay: leastPlay === null ? '' : toPlainAmount(leastPlay),
    claimDays: String(claimDays),
  }),
  invalidFields,
  toTerms: (typed) => ({
    window: { from: momentOf(typed.from), until: momentOf(typed.until) },
    join: typed.join,
    apply: typed.apply ? { comment: typed.comment, pictures: Number(typed.pictures) } : null,
    gives: String(parseAmount(typed.gives)),
    receivers: typed.receivers === '' ? null : Number(typed.receivers),
    perMember: typed.perPeriod ? 'period' : 'once',
    // Play before somebody joined was paid for elsewhere.
    leastPlay: typed.join && typed.leastPlay !== '' ? String(parseAmount(typed.leastPlay)) : null,
    claimDays: Number(areDays(typed.claimDays) ? typed.claimDays : USUAL_DAYS),
  }),
  Fields: ActivityFields,
};

function invalidFields(typed: ActivityValues): ReadonlySet<string> {
  const { from, until, join, apply, pictures, gives, receivers, perPeriod, leastPlay, claimDays } = typed;
  const faults: Readonly<Record<string, boolean>> = {
    gives: !isAmount(gives),
    receivers: receivers !== '' && !isWhole(receivers, 1, MOST_RECEIVERS),
    // Only what is in sight can be put right.
    claimDays: apply && !areDays(claimDays),
    pictures: apply && !isWhole(pictures, 0, MOST_PICTURES),
    leastPlay: join && leastPlay !== '' && !isAmount(leastPlay),
    until: (from !== '' && until !== '' && until <= from) || (perPeriod && (from === '' || until === '')),
  };
  return new Set(Object.keys(faults).filter((field) => faults[field]));
}

function isAmount(typed: string): boolean {
  const amount = parseAmount(typed);
  return amount !== undefined && amount > 0n;
}

function isWhole(typed: string, least: number, most: number): boolean {
  return /^\d{1,7}$/.test(typed) && Number(typed) >= least && Number(typed) <= most;
}

function areDays(typed: string): boolean {
  return isWhole(typed, 1, MOST_DAYS);
}

function momentOf(typed: string): string | null {
  return typed === '' ? null : fromLocalInput(typed);
}
