import { sql } from 'kysely';
import type { Database } from '../../../platform/database';

/** Reads on one snapshot with the timeout of a report: fifteen seconds a statement instead of two. */
export function withReportSnapshot<Value>(db: Database, read: (snapshot: Database) => Promise<Value>): Promise<Value> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      await sql`set local statement_timeout = 15000`.execute(snapshot);
      return read(snapshot);
    });
}
