import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { dayOf } from '../../../platform/time';
import type { FactScope, SegmentFact } from './segment-facts';
import { tagStore } from './tag-store';

const plain = { lastDays: false, money: false } as const;

/** From when on the last so many days count, today being the last of them. */
const since = ({ today }: FactScope, days: number | null): RawBuilder<unknown> =>
  days === null ? sql`true` : sql`day > ${today}::date - ${days}::int`;

/** What is known of every member without any other module's help. */
export function memberFacts(db: Database): SegmentFact[] {
  return [
    {
      ...plain,
      key: 'currency',
      type: 'text',
      expression: ({ brand }) => sql`(select currency from brand_clocks where code = ${brand})`,
      choices: async (brand) => {
        const { rows } = await sql<{ currency: string }>`select currency from brand_clocks where code = ${brand}`.execute(db);
        return rows.map(({ currency }) => currency);
      },
    },
    {
      ...plain,
      key: 'country',
      type: 'text',
      values: () => sql`select member_id, phone_country as value from member_proofs where phone_country is not null`,
      choices: async (brand) => {
        const { rows } = await sql<{ country: string }>`
          select country from brand_country_codes where brand = ${brand} order by position`.execute(db);
        return rows.map(({ country }) => country);
      },
    },
    ...moneyFacts,
    ...dayFacts,
    {
      ...plain,
      key: 'mobile-confirmed',
      type: 'flag',
      values: () => sql`select member_id, phone_proven as value from member_proofs`,
    },
    {
      ...plain,
      key: 'tags',
      type: 'set',
      values: ({ brand }) => sql`
        select member_id, array_agg(tag) as value from member_tags where brand = ${brand} group by member_id`,
      choices: (brand) => tagStore(db).known(brand),
    },
  ];
}

/** What was paid in and played, as it is counted: whatever is earned by play is earned by this. */
const moneyFacts: SegmentFact[] = [
  {
    key: 'deposit-count',
    type: 'number',
    lastDays: true,
    money: false,
    values: (scope, days) => sql`
      select member_id, sum(count)::bigint as value from counted_deposit_figures where ${since(scope, days)} group by member_id`,
  },
  {
    key: 'deposit-sum',
    type: 'number',
    lastDays: true,
    money: true,
    values: (scope, days) => sql`
      select member_id, sum(deposits)::bigint as value from counted_deposit_figures where ${since(scope, days)} group by member_id`,
  },
  {
    key: 'counted-play',
    type: 'number',
    lastDays: true,
    money: true,
    values: (scope, days) => sql`
      select member_id, sum(counted)::bigint as value from counted_day_figures
      where brand = ${scope.brand} and ${since(scope, days)} group by member_id`,
  },
];

const dayFacts: SegmentFact[] = [
  {
    ...plain,
    key: 'last-seen',
    type: 'date',
    values: ({ brand, timeZone }) => sql`
      select member_id, ${dayOf(sql`seen_at`, timeZone)} as value from member_last_seen where brand = ${brand}`,
  },
  {
    ...plain,
    key: 'registered',
    type: 'date',
    expression: ({ timeZone }) => dayOf(sql`member.registered_at`, timeZone),
  },
];
