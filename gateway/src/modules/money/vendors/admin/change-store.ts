import type { NewVendorChange, VendorChangeKind, VendorChangeLine } from '@pavilion/api/staff';
import { type Generated, type JSONColumnType, type Selectable, sql } from 'kysely';
import type { Database, Tables } from '../../../../platform/database';

declare module '../../../../platform/database/database' {
  interface Tables {
    vendor_changes: {
      id: Generated<string>;
      kind: VendorChangeKind;
      vendor: string;
      terms: JSONColumnType<VendorChangeLine['terms']>;
      reason: string;
      state: Generated<VendorChangeLine['state']>;
      proposed_by: string;
      proposed_at: Generated<Date>;
      decided_by: string | null;
      decision: string | null;
      decided_at: Date | null;
    };
  }
}

export type VendorChangeRow = Selectable<Tables['vendor_changes']>;

const SHOWN = 30;

/** What operators propose about vendors; within a transaction when `db` is one. */
export function vendorChangeStore(db: Database) {
  return {
    insert: ({ kind, vendor, reason, ...terms }: NewVendorChange, who: string): Promise<VendorChangeRow> =>
      db
        .insertInto('vendor_changes')
        .values({ kind, vendor, reason, proposed_by: who, terms: JSON.stringify(terms) })
        .returningAll()
        .executeTakeFirstOrThrow(),
    find: (id: string): Promise<VendorChangeRow | undefined> =>
      db.selectFrom('vendor_changes').selectAll().where('id', '=', id).executeTakeFirst(),
    /** Nobody else decides until the transaction ends. */
    hold: (id: string): Promise<VendorChangeRow | undefined> =>
      db.selectFrom('vendor_changes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    decide: (id: string, state: 'applied' | 'rejected', who: string, decision: string): Promise<VendorChangeRow> =>
      db
        .updateTable('vendor_changes')
        .set({ state, decided_by: who, decision, decided_at: sql<Date>`now()` })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    latest: (): Promise<VendorChangeRow[]> =>
      db
        .selectFrom('vendor_changes')
        .selectAll()
        .orderBy(sql`state = 'proposed'`, 'desc')
        .orderBy('proposed_at', 'desc')
        .limit(SHOWN)
        .execute(),
  };
}
