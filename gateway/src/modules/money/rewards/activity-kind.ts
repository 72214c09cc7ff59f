import type { ActivityTerms } from '@pavilion/api/staff';
import { DomainError } from '../../../platform/errors';
import type { RuleInForce, RuleKind } from '../promotion-rules';

/** A whole, in hundredths of a per cent. */
const WHOLE = 10_000n;

/** A version by which an activity runs. */
export type ActivityRule = RuleInForce<ActivityTerms>;

/** Activities give a fixed sum for play since one joined, or for something that an operator looks at. */
export const activityKind: RuleKind<ActivityTerms> = {
  kind: 'activity',
  assertPossible(_rule, { window: { from, until }, join, perMember, leastPlay }) {
    const isInOrder = from === null || until === null || new Date(from) < new Date(until);
    // Play before somebody joins has been paid for elsewhere. Without both ends, each change would begin another period.
    if (!isInOrder || (leastPlay !== null && !join) || (perMember === 'period' && (from === null || until === null)))
      throw new DomainError('promotions.invalid', { fields: { terms: 'promotions.invalid' } });
  },
  gives: ({ gives, leastPlay }) =>
    leastPlay === null
      ? { perUnit: 0, withoutPlay: true }
      : { perUnit: shareOf(BigInt(gives), BigInt(leastPlay)), withoutPlay: false },
};

/** Rounded up. */
function shareOf(gives: bigint, play: bigint): number {
  return Number((gives * WHOLE + play - 1n) / play);
}

/** Which time it is had: one row of a member for each. */
export function periodOf({ perMember, window: { from } }: ActivityTerms): Date {
  return new Date(perMember === 'once' || from === null ? 0 : from);
}

/** Whether its window has not begun, is open, or is over. */
export function phaseOf({ window: { from, until } }: ActivityTerms, now: Date): 'coming' | 'open' | 'over' {
  if (from !== null && now < new Date(from)) return 'coming';
  return until !== null && now >= new Date(until) ? 'over' : 'open';
}
