import type { SegmentRule } from '@pavilion/api/staff';
import { sql } from 'kysely';
import pg from 'pg';
import { repetitions, TestVendor } from '../../../platform/testing';
import { levelFact } from '../levels';
import { membersIn } from './compile-rule';
import { isIn, type MadeUpMember } from './evaluate-rule-fixture';
import { madeUpRule } from './made-up-rules-fixture';
import { makeUpMembers, seeded } from './made-up-members-fixture';
import { memberFacts } from './member-facts';
import { createSegmentFacts, type SegmentFacts } from './segment-facts';
import { scopeOf } from './segment-scope';

const SEED = 20_261_128;
/** A moment after midnight in Dhaka, where it is the next day. */
const NOON = new Date('2026-11-20T06:00:00Z');
const AFTER_MIDNIGHT = new Date('2026-11-20T18:00:01Z');

let vendor: TestVendor;
let owner: pg.Client;
let facts: SegmentFacts;
let people: MadeUpMember[];

beforeAll(async () => {
  vendor = await TestVendor.connected();
  owner = new pg.Client({ connectionString: vendor.app.platform.url });
  await owner.connect();
  facts = createSegmentFacts();
  for (const fact of [...memberFacts(vendor.app.platform.db), levelFact]) facts.add(fact);
  const random = seeded(SEED);
  const ours = await makeUpMembers(vendor.app, owner, random, { brand: 'pavilion', count: 60, until: NOON });
  const others = await makeUpMembers(vendor.app, owner, random, { brand: 'lagoon', count: 20, until: NOON });
  people = [...ours, ...others];
}, 120_000);
afterAll(async () => {
  await owner.end();
  await vendor.close();
});

const scopeAt = (brand: string, at: Date) => scopeOf(vendor.app.gateway.services.brands, brand, at);

async function namedBySql(rule: SegmentRule, brand: string, at: Date): Promise<string[]> {
  const { rows } = await sql<{ id: bigint }>`
    select member.id ${membersIn(rule, facts, scopeAt(brand, at))} order by member.id`.execute(vendor.app.platform.db);
  return rows.map(({ id }) => String(id));
}

function namedByHand(rule: SegmentRule, brand: string, at: Date): string[] {
  const { today } = scopeAt(brand, at);
  return people.filter((member) => member.brand === brand && member.counts && isIn(rule, member, today)).map(({ id }) => id);
}

it('a rule of any shape names the members whom a plain evaluation of it names, of its brand alone', async () => {
  const random = seeded(SEED + 1);
  const sizes = new Set<number>();
  for (let nth = 0; nth < repetitions({ everyDay: 120, soak: 5_000 }); nth += 1) {
    const rule = madeUpRule(random);
    const [brand, at] = [random() < 0.7 ? 'pavilion' : 'lagoon', random() < 0.5 ? NOON : AFTER_MIDNIGHT];
    const named = await namedBySql(rule, brand, at);

    expect({ nth, rule, named }).toEqual({ nth, rule, named: namedByHand(rule, brand, at) });
    sizes.add(named.length);
  }
  // Not only nobody and everybody.
  expect(sizes.size).toBeGreaterThan(10);
}, 120_000);

it('the last days are those of the brand’s clock, today among them', async () => {
  const { members } = vendor.app.gateway.services;
  const registeredAt = new Date('2026-10-01T18:00:00Z');
  const { id } = await members.create({ brand: 'pavilion', account: 'midnight', type: 0, registeredAt });
  const isIn = async (rule: SegmentRule, at: string) => (await namedBySql(rule, 'pavilion', new Date(at))).includes(String(id));
  const within: SegmentRule = { match: 'all', of: [{ fact: 'registered', op: 'within', days: 1 }] };

  expect(await isIn(within, '2026-10-02T17:59:59Z')).toBe(true);
  expect(await isIn(within, '2026-10-02T18:00:00Z')).toBe(false);
  expect(await isIn({ match: 'none', of: within.of }, '2026-10-02T18:00:00Z')).toBe(true);
});

describe('what somebody writes into a rule', () => {
  it.each([`x'); drop table segments; --`, `' or '1'='1`, '{vip,"warm"}', '\\', '$1', '"; select pg_sleep(5); --', 'null'])(
    'is looked for and never run: %s',
    async (text) => {
      for (const [fact, op] of [
        ['tags', 'any-of'],
        ['tags', 'all-of'],
        ['currency', 'one-of'],
      ] as const)
        expect(await namedBySql({ match: 'all', of: [{ fact, op, values: [text] }] }, 'pavilion', NOON)).toEqual([]);
      expect((await sql`select 1 from segments limit 1`.execute(vendor.app.platform.db)).rows.length).toBeLessThan(2);
    },
  );

  it.each([
    ['a fact that nobody brings', { fact: 'password', op: 'one-of', values: ['x'] }],
    ['a fact with a name of SQL', { fact: 'tags; drop table segments', op: 'any-of', values: ['x'] }],
    ['a question that does not fit the fact', { fact: 'tags', op: 'one-of', values: ['vip'] }],
    ['last days of what has none', { fact: 'age', op: 'at-least', value: '1', days: 3 }],
  ])('is refused: %s', async (_, condition) => {
    const rule = { match: 'all', of: [condition] } as SegmentRule;
    expect(() => membersIn(rule, facts, scopeAt('pavilion', NOON))).toThrow('segments.invalid');
  });

  it('is refused beyond thirty conditions, however they are spread', () => {
    const condition = { fact: 'mobile-confirmed', op: 'is', value: true } as const;
    const half: SegmentRule = { match: 'any', of: Array.from({ length: 15 }, () => condition) };
    const scope = scopeAt('pavilion', NOON);

    expect(() => membersIn({ match: 'all', of: [half, half] }, facts, scope)).not.toThrow();
    expect(() => membersIn({ match: 'all', of: [half, half, condition] }, facts, scope)).toThrow('segments.invalid');
  });
});
