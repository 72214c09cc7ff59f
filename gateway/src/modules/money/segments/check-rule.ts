import {
  SEGMENT_CONDITIONS,
  type SegmentCondition,
  type SegmentFactType,
  type SegmentOperation,
  type SegmentRule,
} from '@pavilion/api/staff';
import { DomainError } from '../../../platform/errors';
import type { SegmentFacts } from './segment-facts';

const TYPE_OF: Readonly<Record<SegmentOperation, SegmentFactType>> = {
  'one-of': 'text',
  'any-of': 'set',
  'all-of': 'set',
  'at-least': 'number',
  'at-most': 'number',
  exactly: 'number',
  within: 'date',
  before: 'date',
  is: 'flag',
};

/** What a rule asks, whatever groups it is in. */
export function conditionsOf({ of }: SegmentRule): SegmentCondition[] {
  return of.flatMap((each) => (isGroup(each) ? conditionsOf(each) : [each]));
}

export function isGroup(each: SegmentCondition | SegmentRule): each is SegmentRule {
  return 'match' in each;
}

/** Whether all that a rule asks is known of members, and may be asked in this way. */
export function isPossible(rule: SegmentRule, facts: SegmentFacts): boolean {
  const conditions = conditionsOf(rule);
  return conditions.length <= SEGMENT_CONDITIONS && conditions.every((condition) => fits(condition, facts));
}

/** @throws DomainError `segments.invalid` when it asks what is not known, in a way that does not fit, or too much */
export function assertPossible(rule: SegmentRule, facts: SegmentFacts): void {
  if (!isPossible(rule, facts)) throw new DomainError('segments.invalid', { fields: { rule: 'segments.invalid' } });
}

function fits(condition: SegmentCondition, facts: SegmentFacts): boolean {
  const fact = facts.find(condition.fact);
  if (fact?.type !== TYPE_OF[condition.op]) return false;
  return fact.type !== 'number' || fact.lastDays || (condition as { days: number | null }).days === null;
}

/** Whether a rule decides by a tag. */
export function asksForTag(rule: SegmentRule, tag: string): boolean {
  return conditionsOf(rule).some(
    (condition) => condition.fact === 'tags' && 'values' in condition && condition.values.includes(tag),
  );
}
