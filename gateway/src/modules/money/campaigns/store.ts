import { type Insertable, sql } from 'kysely';
import type { Database, Tables } from '../../../platform/database';

/** What members claimed, typed and were given by hand; within a transaction when `db` is one. */
export function campaignStore(db: Database) {
  const claims = (brand: string, memberId: string) =>
    db.selectFrom('campaign_claims').selectAll().where('brand', '=', brand).where('member_id', '=', BigInt(memberId));
  return {
    /** One receiver after another, where their number is limited. Taken before the member's lock. */
    holdCampaign: (brand: string, code: string) =>
      sql`select pg_advisory_xact_lock(hashtextextended(${`campaign:${brand}:${code}`}, 0))`.execute(db),
    claimsOf: (brand: string, memberId: string) => claims(brand, memberId).orderBy('claimed_at', 'desc').orderBy('id').execute(),
    latestClaim: (brand: string, memberId: string, code: string) =>
      claims(brand, memberId).where('code', '=', code).orderBy('claimed_at', 'desc').limit(1).executeTakeFirst(),
    /** How many members got something of each, up to the newest. */
    async receivers(brand: string, codes: readonly string[]): Promise<Map<string, number>> {
      if (codes.length === 0) return new Map();
      const rows = await db
        .selectFrom('campaign_claims')
        .select(['code', sql<number>`count(distinct member_id)::int`.as('members')])
        .where('brand', '=', brand)
        .where('code', 'in', codes)
        .groupBy('code')
        .execute();
      return new Map(rows.map(({ code, members }) => [code, members]));
    },
    insertClaim: (row: Insertable<Tables['campaign_claims']>) => db.insertInto('campaign_claims').values(row).execute(),
    insertLosses: (row: Insertable<Tables['campaign_losses']>) => db.insertInto('campaign_losses').values(row).execute(),
    lossesOf: (memberId: string) =>
      db
        .selectFrom('campaign_losses')
        .select(['loss', sql<string>`from_day::text`.as('from'), sql<string>`to_day::text`.as('to')])
        .where('member_id', '=', BigInt(memberId))
        .orderBy('from_day')
        .execute(),
    /** The first that was typed for a campaign stays. */
    insertCode: (row: Insertable<Tables['campaign_codes']>) =>
      db
        .insertInto('campaign_codes')
        .values(row)
        .onConflict((known) => known.doNothing())
        .execute(),
    /** Nothing when it is there already. */
    insertGift: (row: Insertable<Tables['campaign_gifts']>) =>
      db
        .insertInto('campaign_gifts')
        .values(row)
        .onConflict((known) => known.doNothing())
        .returning('id')
        .executeTakeFirst(),
  };
}

export type CampaignStore = ReturnType<typeof campaignStore>;
