import type { SegmentCondition, SegmentRule } from '@pavilion/api/staff';
import { daysBetween } from '@pavilion/time';

/** Numbers of the last days, or of all. */
interface Dated {
  day: string;
  amount: bigint;
}

/** What is known of a made-up member, in plain values. */
export interface MadeUpMember {
  id: string;
  brand: string;
  /** Whether they can be in a segment at all. */
  counts: boolean;
  currency: string;
  country: string | null;
  registered: string;
  lastSeen: string | null;
  confirmed: boolean;
  level: bigint;
  tags: string[];
  deposits: Dated[];
  depositCounts: Dated[];
  play: Dated[];
}

/** Whether a member is in a segment, worked out without the database and without the code that asks it. */
export function isIn(rule: SegmentRule, member: MadeUpMember, today: string): boolean {
  const holds = rule.of.map((each) => ('match' in each ? isIn(each, member, today) : conditionHolds(each, member, today)));
  if (rule.match === 'all') return holds.every(Boolean);
  return rule.match === 'any' ? holds.some(Boolean) : !holds.some(Boolean);
}

function conditionHolds(condition: SegmentCondition, member: MadeUpMember, today: string): boolean {
  switch (condition.op) {
    case 'one-of':
      return condition.values.includes((condition.fact === 'country' ? member.country : member.currency) ?? '');
    case 'any-of':
      return condition.values.some((tag) => member.tags.includes(tag));
    case 'all-of':
      return condition.values.every((tag) => member.tags.includes(tag));
    case 'is':
      return member.confirmed === condition.value;
    case 'within':
      return daysAgo(condition.fact, member, today) < condition.days;
    case 'before':
      return Number.isFinite(daysAgo(condition.fact, member, today)) && daysAgo(condition.fact, member, today) >= condition.days;
    default:
      return compares(condition.op, sumOf(condition, member, today), BigInt(condition.value));
  }
}

function compares(op: 'at-least' | 'at-most' | 'exactly', sum: bigint, value: bigint): boolean {
  if (op === 'exactly') return sum === value;
  return op === 'at-least' ? sum >= value : sum <= value;
}

function sumOf({ fact, days }: { fact: string; days: number | null }, member: MadeUpMember, today: string): bigint {
  if (fact === 'level') return member.level;
  const lines = { 'deposit-sum': member.deposits, 'deposit-count': member.depositCounts, 'counted-play': member.play }[fact] ?? [];
  return lines.filter(({ day }) => days === null || daysBetween(day, today) < days).reduce((sum, { amount }) => sum + amount, 0n);
}

/** Endless for what never was. */
function daysAgo(fact: string, member: MadeUpMember, today: string): number {
  const day = fact === 'registered' ? member.registered : member.lastSeen;
  return day === null ? Infinity : daysBetween(day, today);
}
