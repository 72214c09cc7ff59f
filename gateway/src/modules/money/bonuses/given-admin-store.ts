import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { BonusRow } from './tables';

const PAGE = 50;

/** How much went one way, and how often. */
export interface Flow {
  count: number;
  amount: bigint;
}

type GivenRow = BonusRow & { account: string; publicId: string };

/** What a brand gave, and what it costs. */
export function givenAdminStore(db: Database) {
  return {
    /** A page, the latest first, from behind `after`, of one member or of all; and whether there is more. */
    async given(
      brand: string,
      memberId: bigint | undefined,
      after: string | undefined,
    ): Promise<{ rows: GivenRow[]; more: boolean }> {
      const found = await db
        .selectFrom('bonuses')
        .innerJoin('member_directory as member', 'member.id', 'bonuses.member_id')
        .selectAll('bonuses')
        .select(['member.account', 'member.public_id as publicId'])
        .where('bonuses.brand', '=', brand)
        .$if(memberId !== undefined, (rest) => rest.where('bonuses.member_id', '=', memberId ?? 0n))
        .$if(after !== undefined, (rest) =>
          rest.where(sql<boolean>`(given_at, bonuses.id) < (select given_at, id from bonuses where id = ${after})`),
        )
        .orderBy('given_at', 'desc')
        .orderBy('bonuses.id', 'desc')
        .limit(PAGE + 1)
        .execute();
      return { rows: found.slice(0, PAGE), more: found.length > PAGE };
    },
    /** What all active bonuses would cost: of each no more than becomes own money. */
    owed: (brand: string): Promise<Flow> =>
      db
        .selectFrom('bonuses')
        .select([
          sql<number>`count(*)::int`.as('count'),
          sql<bigint>`coalesce(sum(coalesce(largest_conversion, amount)), 0)::bigint`.as('amount'),
        ])
        .where('brand', '=', brand)
        .where('state', '=', 'active')
        .executeTakeFirstOrThrow(),
    /** What was given, became the members' and came back within the last thirty days. */
    async lately(brand: string): Promise<Record<'given' | 'released' | 'returned', Flow>> {
      const { rows } = await sql<{ way: 'given' | 'released' | 'returned' } & Flow>`
        select way, count(*)::int as count, sum(amount)::bigint as amount from (
          select 'given' as way, amount from bonuses where brand = ${brand} and given_at > now() - interval '30 days'
          union all
          select 'released', coalesce(largest_conversion, amount) from bonuses
          where brand = ${brand} and ended_at > now() - interval '30 days' and state = 'released'
          union all
          select 'returned', case state when 'released' then amount - largest_conversion else amount end from bonuses
          where brand = ${brand} and ended_at > now() - interval '30 days' and (state <> 'released' or largest_conversion is not null)
        ) flows group by way`.execute(db);
      const of = (way: string) => rows.find((row) => row.way === way) ?? { count: 0, amount: 0n };
      return { given: of('given'), released: of('released'), returned: of('returned') };
    },
  };
}
