import { SEGMENT_DEPTH, type SegmentCondition, type SegmentRule } from '@pavilion/api/staff';
import { TAGS } from './made-up-members-fixture';

type Random = () => number;

const pick = <Item>(random: Random, items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

/** A rule of any shape that the schema allows, with at most three in a group. */
export function madeUpRule(random: Random, depth = SEGMENT_DEPTH): SegmentRule {
  const count = 1 + Math.floor(random() * 3);
  const of = Array.from({ length: count }, () =>
    depth > 1 && random() < 0.35 ? madeUpRule(random, depth - 1) : madeUpCondition(random),
  );
  return { match: pick(random, ['all', 'any', 'none']), of };
}

function madeUpCondition(random: Random): SegmentCondition {
  const days = 1 + Math.floor(random() * 60);
  const op = pick(random, ['at-least', 'at-most', 'exactly'] as const);
  const counted = (fact: string, unit: number): SegmentCondition => {
    const value = String(Math.floor(random() * 6) * unit);
    return { fact, op, value, days: random() < 0.5 ? null : days };
  };
  const tags = TAGS.filter(() => random() < 0.5);
  const conditions: (() => SegmentCondition)[] = [
    () => ({ fact: 'currency', op: 'one-of', values: [pick(random, ['BDT', 'USD', 'INR'])] }),
    () => ({ fact: 'country', op: 'one-of', values: [pick(random, ['BD', 'IN'])] }),
    () => ({ fact: 'tags', op: pick(random, ['any-of', 'all-of']), values: tags.length ? tags : ['nobody-has-it'] }),
    () => ({ fact: 'mobile-confirmed', op: 'is', value: random() < 0.5 }),
    () => ({ fact: pick(random, ['last-seen', 'registered']), op: pick(random, ['within', 'before']), days }),
    () => ({ fact: 'level', op, value: String(Math.floor(random() * 4)), days: null }),
    () => counted('deposit-count', 1),
    () => counted('deposit-sum', 40_000),
    () => counted('counted-play', 3_000),
  ];
  return pick(random, conditions)();
}
