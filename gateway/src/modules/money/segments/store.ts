import { type Insertable, sql } from 'kysely';
import type { OfferRequestState } from '@pavilion/api/staff';
import type { Database, Tables } from '../../../platform/database';
import type { SegmentRequestRow, SegmentRow } from './tables';

/** Versions of a segment that operators see. */
const VERSIONS_SHOWN = 20;

/** The tables of segments; within a transaction when `db` is one. */
export function segmentStore(db: Database) {
  const versions = (brand: string) => db.selectFrom('segments').selectAll().where('brand', '=', brand);
  return {
    /** Nobody else writes a segment of the brand, sets a tag or begins to use one until the transaction ends. */
    holdBrand: (brand: string) => sql`select pg_advisory_xact_lock(hashtextextended(${`segments:${brand}`}, 0))`.execute(db),
    /** What holds of each segment. */
    latest: (brand: string): Promise<SegmentRow[]> =>
      versions(brand).distinctOn('code').orderBy('code').orderBy('version', 'desc').execute(),
    latestOf: (brand: string, code: string): Promise<SegmentRow | undefined> =>
      versions(brand).where('code', '=', code).orderBy('version', 'desc').limit(1).executeTakeFirst(),
    versionsOf: (brand: string, code: string): Promise<SegmentRow[]> =>
      versions(brand).where('code', '=', code).orderBy('version', 'desc').limit(VERSIONS_SHOWN).execute(),
    insert: (row: Insertable<Tables['segments']>): Promise<SegmentRow> =>
      db.insertInto('segments').values(row).returningAll().executeTakeFirstOrThrow(),
  };
}

/** What waits for a second operator; within a transaction when `db` is one. */
export function segmentRequestStore(db: Database) {
  return {
    open: (brand: string): Promise<SegmentRequestRow[]> =>
      db
        .selectFrom('segment_requests')
        .selectAll()
        .where('brand', '=', brand)
        .where('state', '=', 'requested')
        .orderBy('requested_at')
        .execute(),
    /** Nobody else decides about it until the transaction ends. */
    hold: (brand: string, id: string): Promise<SegmentRequestRow | undefined> =>
      db.selectFrom('segment_requests').selectAll().where('brand', '=', brand).where('id', '=', id).forUpdate().executeTakeFirst(),
    /** Nothing while another request for this segment, or tag, is open. */
    insert: (row: Insertable<Tables['segment_requests']>): Promise<SegmentRequestRow | undefined> =>
      db
        .insertInto('segment_requests')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst(),
    decide: (id: string, state: Exclude<OfferRequestState, 'requested'>, who: string) =>
      db
        .updateTable('segment_requests')
        .set({ state, decided_by: who, decided_at: sql<Date>`now()` })
        .where('id', '=', id)
        .execute(),
  };
}
