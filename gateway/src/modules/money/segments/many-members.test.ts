import type { SegmentRule } from '@pavilion/api/staff';
import { sql } from 'kysely';
import pg from 'pg';
import { testApp, type TestApp } from '../../../platform/testing';
import { levelFact } from '../levels';
import { membersIn } from './compile-rule';
import { createCount } from './count-members';
import { MANY, writeManyMembers } from './many-members-fixture';
import { memberFacts } from './member-facts';
import { createSegmentFacts } from './segment-facts';
import { scopeOf } from './segment-scope';

let app: TestApp;
let owner: pg.Client;
beforeAll(async () => {
  app = await testApp();
  owner = new pg.Client({ connectionString: app.platform.url });
  await owner.connect();
  await writeManyMembers(owner, 'lagoon');
}, 300_000);
afterAll(async () => {
  await owner.end();
  await app.close();
});

const scopeNow = () => scopeOf(app.gateway.services.brands, 'lagoon');
function knownFacts() {
  const facts = createSegmentFacts();
  for (const fact of [...memberFacts(app.platform.db), levelFact]) facts.add(fact);
  return facts;
}

/** All that can be asked, in groups. */
const rule: SegmentRule = {
  match: 'all',
  of: [
    { fact: 'registered', op: 'before', days: 30 },
    { fact: 'currency', op: 'one-of', values: ['USD'] },
    { match: 'none', of: [{ fact: 'mobile-confirmed', op: 'is', value: true }] },
    {
      match: 'any',
      of: [
        { fact: 'tags', op: 'any-of', values: ['guest'] },
        {
          match: 'all',
          of: [
            { fact: 'deposit-count', op: 'at-least', value: '2', days: 30 },
            { fact: 'deposit-sum', op: 'at-least', value: '20000', days: null },
            { fact: 'counted-play', op: 'at-least', value: '2000', days: 14 },
            { fact: 'last-seen', op: 'within', days: 30 },
          ],
        },
      ],
    },
  ],
};

/** The same, of the numbers by which the members were written. */
function expected(): number {
  let members = 0;
  for (let n = 1; n <= MANY; n += 1) {
    const active = n % 2 === 0 && n % 60 < 30 && 1 + (n % 3) >= 2 && (n % 90) * 1000 >= 20_000 && n % 3 === 0 && n % 90 < 30;
    if (n % 700 >= 30 && (n % 10 === 0 || active)) members += 1;
  }
  return members;
}

it('as many members as a large brand has are counted, whatever is asked of them', async () => {
  // How long it takes is not tested here: the machine may be busy.
  const count = createCount(app.platform.db, knownFacts(), 60_000);

  expect(await count(rule, scopeNow())).toMatchObject({ members: expected(), of: MANY });
}, 60_000);

it('a count that would take too long says so, and the next one is made', async () => {
  const facts = knownFacts();
  facts.add({
    ...{ key: 'slow', type: 'number', lastDays: false, money: false },
    values: () => sql`select 0::bigint as member_id, 1::bigint as value from pg_sleep(60)`,
  });
  const count = createCount(app.platform.db, facts, 5_000);
  const [slow, quick] = (['slow', 'level'] as const).map((fact): SegmentRule => {
    return { match: 'all', of: [{ fact, op: 'exactly', value: '1', days: null }] };
  }) as [SegmentRule, SegmentRule];
  const counts = await Promise.allSettled([count(slow, scopeNow()), count(quick, scopeNow())]);

  expect(counts.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(counts[0]).toMatchObject({ reason: { code: 'segments.too_slow' } });
}, 60_000);

it('of one member only their own rows are read', async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select member.id ${membersIn(rule, knownFacts(), scopeNow())} and member.id = 4711`.execute(app.platform.db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');

  for (const table of ['members', 'counted_days', 'counted_deposit_days', 'sessions', 'member_tags', 'member_profiles'])
    expect(plan).not.toContain(`Seq Scan on ${table}`);
});
