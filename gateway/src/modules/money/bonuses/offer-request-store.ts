import type { OfferRequestState } from '@pavilion/api/staff';
import { type Insertable, sql } from 'kysely';
import type { Database, Tables } from '../../../platform/database';
import type { OfferRequestRow } from './tables';

/** Offers that wait for a second operator; within a transaction when `db` is one. */
export function offerRequestStore(db: Database) {
  return {
    open: (brand: string): Promise<OfferRequestRow[]> =>
      db
        .selectFrom('bonus_offer_requests')
        .selectAll()
        .where('brand', '=', brand)
        .where('state', '=', 'requested')
        .orderBy('requested_at')
        .execute(),
    /** Nobody else decides about it until the transaction ends. */
    hold: (brand: string, id: string): Promise<OfferRequestRow | undefined> =>
      db
        .selectFrom('bonus_offer_requests')
        .selectAll()
        .where('brand', '=', brand)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
    /** Nothing while another request for this offer is open. */
    insert: (row: Insertable<Tables['bonus_offer_requests']>): Promise<OfferRequestRow | undefined> =>
      db
        .insertInto('bonus_offer_requests')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst(),
    decide: (id: string, state: Exclude<OfferRequestState, 'requested'>, who: string): Promise<OfferRequestRow> =>
      db
        .updateTable('bonus_offer_requests')
        .set({ state, decided_by: who, decided_at: sql<Date>`now()` })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
  };
}
