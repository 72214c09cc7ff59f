import {
  SEGMENT_CONDITIONS,
  SEGMENT_VALUES,
  type SegmentCondition,
  type SegmentFactLine,
  type SegmentOperation,
  type SegmentRule,
} from '@pavilion/api/staff';
import { parseAmount } from '@pavilion/money';
import { toPlainAmount } from '../bonuses/offer-form-values';
import { operationsOf } from './use-fact-texts';

/** A condition as somebody types it; what its operation does not ask for is empty. */
export interface TypedCondition {
  id: number;
  fact: string;
  op: SegmentOperation;
  values: string[];
  value: string;
  days: string;
  flag: boolean;
}

export interface TypedGroup {
  id: number;
  match: SegmentRule['match'];
  of: (TypedCondition | TypedGroup)[];
}

const LONGEST_DAYS = 3650;

export type Facts = ReadonlyMap<string, SegmentFactLine>;

// Only tells lines apart while they are on the screen.
let latest = 0;
const nextId = () => (latest += 1);

export function isTypedGroup(each: TypedCondition | TypedGroup): each is TypedGroup {
  return 'match' in each;
}

/** A new condition about a fact, with what is asked of it first. */
export function emptyCondition({ key, type }: SegmentFactLine): TypedCondition {
  const [op = 'is'] = operationsOf[type];
  return { id: nextId(), fact: key, op, values: [], value: '', days: '', flag: true };
}

export function emptyGroup(of: TypedGroup['of']): TypedGroup {
  return { id: nextId(), match: 'all', of };
}

/** How many conditions there are, whatever groups they are in. */
export function conditionCount({ of }: TypedGroup): number {
  return of.reduce((count, each) => count + (isTypedGroup(each) ? conditionCount(each) : 1), 0);
}

/** A rule to be changed. */
export function toTyped({ match, of }: SegmentRule, facts: Facts): TypedGroup {
  return {
    id: nextId(),
    match,
    of: of.map((each) => ('match' in each ? toTyped(each, facts) : typedCondition(each, facts))),
  };
}

function typedCondition(condition: SegmentCondition, facts: Facts): TypedCondition {
  const { fact, op } = condition;
  const typed: TypedCondition = { id: nextId(), fact, op, values: [], value: '', days: '', flag: true };
  if ('values' in condition) typed.values = condition.values;
  if ('days' in condition && condition.days !== null) typed.days = String(condition.days);
  if ('value' in condition && typeof condition.value === 'boolean') typed.flag = condition.value;
  else if ('value' in condition) typed.value = facts.get(fact)?.money ? toPlainAmount(condition.value) : condition.value;
  return typed;
}

/** What is sent; nothing while something is missing or wrong. */
export function toRule(group: TypedGroup, facts: Facts): SegmentRule | undefined {
  if (conditionCount(group) > SEGMENT_CONDITIONS || group.of.length === 0) return undefined;
  const of = group.of.map((each) => (isTypedGroup(each) ? toRule(each, facts) : toCondition(each, facts)));
  return of.some((each) => each === undefined) ? undefined : { match: group.match, of: of as SegmentRule['of'] };
}

/** One condition as it is sent; nothing while something is missing or wrong. */
export function toCondition(typed: TypedCondition, facts: Facts): SegmentCondition | undefined {
  const { fact, op, values, days, flag } = typed;
  const known = facts.get(fact);
  if (!known || !isDays(days)) return undefined;
  switch (op) {
    case 'one-of':
    case 'any-of':
    case 'all-of':
      return values.length > 0 && values.length <= SEGMENT_VALUES ? { fact, op, values } : undefined;
    case 'within':
    case 'before':
      return days === '' ? undefined : { fact, op, days: Number(days) };
    case 'is':
      return { fact, op, value: flag };
    default: {
      const value = toDigits(typed.value, known);
      return value === undefined ? undefined : { fact, op, value, days: days === '' ? null : Number(days) };
    }
  }
}

/** A whole number as it is sent, money in minor units. */
function toDigits(typed: string, { money }: SegmentFactLine): string | undefined {
  const digits = money ? parseAmount(typed)?.toString() : typed;
  return digits !== undefined && /^(0|[1-9][0-9]{0,14})$/.test(digits) ? digits : undefined;
}

/** Or nothing. */
function isDays(typed: string): boolean {
  return typed === '' || (/^[1-9][0-9]{0,3}$/.test(typed) && Number(typed) <= LONGEST_DAYS);
}

/** Values as they are written, between commas, each once. */
export function readValues(typed: string): string[] {
  return [
    ...new Set(
      typed
        .split(',')
        .map((value) => value.trim())
        .filter((value) => value !== ''),
    ),
  ];
}
