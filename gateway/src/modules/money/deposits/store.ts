import type { Database } from '../../../platform/database';
import { depositQueries } from './deposit-queries';
import { depositTransitions } from './deposit-transitions';

/** The payments of a database, or of a transaction. */
export function depositStore(db: Database) {
  return { ...depositQueries(db), ...depositTransitions(db), ...slipStore(db) };
}

export type DepositStore = ReturnType<typeof depositStore>;

/** The bank's slips of transfers. */
function slipStore(db: Database) {
  return {
    saveSlip: (id: string, picture: Buffer) =>
      db
        .insertInto('payment_slips')
        .values({ payment_id: id, picture })
        .onConflict((known) => known.doNothing())
        .execute(),
    slip: (id: string) => db.selectFrom('payment_slips').select('picture').where('payment_id', '=', id).executeTakeFirst(),
  };
}
