import type { BonusOfferChange } from '@pavilion/api/staff';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { toContribution } from './contribution';
import type { OfferRow } from './tables';

/** A brand's offers as operators write them. */
export function offerAdminStore(db: Database) {
  return {
    offers: (brand: string): Promise<(OfferRow & { given: number })[]> =>
      db
        .selectFrom('bonus_offers')
        .selectAll('bonus_offers')
        .select(
          sql<number>`(select count(*)::int from bonuses where bonuses.brand = bonus_offers.brand and offer = code and campaign is null)`.as(
            'given',
          ),
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
    add: (brand: string, code: string, wanted: BonusOfferChange, acceptedGain: number): Promise<OfferRow | undefined> =>
      db
        .insertInto('bonus_offers')
        .values({
          brand,
          code,
          ...columnsOf(wanted),
          accepted_gain: acceptedGain,
          position: sql<number>`(select coalesce(max(position), 0) + 1 from bonus_offers where brand = ${brand})`,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst(),
    /** Nothing when it changed since. */
    change: (brand: string, code: string, wanted: BonusOfferChange, acceptedGain: number): Promise<OfferRow | undefined> =>
      db
        .updateTable('bonus_offers')
        .set({ ...columnsOf(wanted), accepted_gain: acceptedGain, version: sql<number>`version + 1` })
        .where('brand', '=', brand)
        .where('code', '=', code)
        .where('version', '=', wanted.version)
        .returningAll()
        .executeTakeFirst(),
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
    contribution: toContribution(wanted.contribution),
    uses: wanted.uses?.times ?? null,
    uses_days: wanted.uses?.days ?? null,
  };
}
