import type { BonusOfferChange } from '@pavilion/api/staff';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { BonusRow, OfferRow } from './tables';

const MAX_ROWS = 50;

/** How much went one way, and how often. */
export interface Flow {
  count: number;
  amount: bigint;
}

/** What operators read and write of a brand's bonuses. */
export function bonusAdminStore(db: Database) {
  return {
    offers: (brand: string): Promise<(OfferRow & { given: number })[]> =>
      db
        .selectFrom('bonus_offers')
        .selectAll('bonus_offers')
        .select(
          sql<number>`(select count(*)::int from bonuses where bonuses.brand = bonus_offers.brand and offer = code)`.as('given'),
        )
        .where('brand', '=', brand)
        .orderBy('position')
        .orderBy('code')
        .execute(),
    /** With `hold` nobody else changes it until the transaction ends. */
    offer(brand: string, code: string, hold = false): Promise<OfferRow | undefined> {
      const found = db.selectFrom('bonus_offers').selectAll().where('brand', '=', brand).where('code', '=', code);
      return (hold ? found.forUpdate() : found).executeTakeFirst();
    },
    /** Nothing when there is one of this code. */
    add: (brand: string, code: string, wanted: BonusOfferChange): Promise<OfferRow | undefined> =>
      db
        .insertInto('bonus_offers')
        .values({
          brand,
          code,
          ...columnsOf(wanted),
          position: sql<number>`(select coalesce(max(position), 0) + 1 from bonus_offers where brand = ${brand})`,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst(),
    /** Nothing when it changed since. */
    change: (brand: string, code: string, wanted: BonusOfferChange): Promise<OfferRow | undefined> =>
      db
        .updateTable('bonus_offers')
        .set({ ...columnsOf(wanted), version: sql<number>`version + 1` })
        .where('brand', '=', brand)
        .where('code', '=', code)
        .where('version', '=', wanted.version)
        .returningAll()
        .executeTakeFirst(),
    /** The latest, of one member or of all. */
    given(brand: string, memberId: bigint | undefined): Promise<(BonusRow & { account: string; publicId: string })[]> {
      const all = db
        .selectFrom('bonuses')
        .innerJoin('member_directory as member', 'member.id', 'bonuses.member_id')
        .selectAll('bonuses')
        .select(['member.account', 'member.public_id as publicId'])
        .where('bonuses.brand', '=', brand)
        .orderBy('given_at', 'desc')
        .orderBy('bonuses.id', 'desc')
        .limit(MAX_ROWS);
      return (memberId === undefined ? all : all.where('bonuses.member_id', '=', memberId)).execute();
    },
    /** What all active bonuses would cost. */
    owed: (brand: string): Promise<Flow> =>
      db
        .selectFrom('bonuses')
        .select([sql<number>`count(*)::int`.as('count'), sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('amount')])
        .where('brand', '=', brand)
        .where('state', '=', 'active')
        .executeTakeFirstOrThrow(),
    /** What was given, became the members' and came back within the last thirty days. */
    async lately(brand: string): Promise<Record<'given' | 'released' | 'returned', Flow>> {
      const { rows } = await sql<{ way: 'given' | 'released' | 'returned' } & Flow>`
        select way, count(*)::int as count, sum(amount)::bigint as amount from (
          select 'given' as way, amount from bonuses where brand = ${brand} and given_at > now() - interval '30 days'
          union all
          select case state when 'released' then 'released' else 'returned' end, amount from bonuses
          where brand = ${brand} and ended_at > now() - interval '30 days'
        ) flows group by way`.execute(db);
      const of = (way: string) => rows.find((row) => row.way === way) ?? { count: 0, amount: 0n };
      return { given: of('given'), released: of('released'), returned: of('returned') };
    },
  };
}

function columnsOf(wanted: BonusOfferChange) {
  return {
    name: wanted.name,
    terms: wanted.terms,
    percent: wanted.percent,
    enabled: wanted.enabled,
    days: wanted.days,
    cap: BigInt(wanted.cap),
    least: BigInt(wanted.least),
    first_only: wanted.firstOnly,
    wager_times: wanted.wagerTimes,
    largest_bet_percent: wanted.largestBetPercent,
    valid_from: wanted.validFrom === null ? null : new Date(wanted.validFrom),
    valid_until: wanted.validUntil === null ? null : new Date(wanted.validUntil),
  };
}
