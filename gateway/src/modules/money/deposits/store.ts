import type { Database } from '../../../platform/database';
import { depositQueries } from './deposit-queries';
import { depositTransitions } from './deposit-transitions';

/** The deposits of a database, or of a transaction. */
export function depositStore(db: Database) {
  return { ...depositQueries(db), ...depositTransitions(db), ...slipStore(db) };
}

export type DepositStore = ReturnType<typeof depositStore>;

/** The bank's slips of transfers. */
function slipStore(db: Database) {
  return {
    saveSlip: (id: string, picture: Buffer) =>
      db
        .insertInto('deposit_slips')
        .values({ deposit_id: id, picture })
        .onConflict((known) => known.doNothing())
        .execute(),
    slip: (id: string) => db.selectFrom('deposit_slips').select('picture').where('deposit_id', '=', id).executeTakeFirst(),
  };
}
