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

const PAGE = 30;

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
    /** A page, those that wait first, from behind `after`, and whether there is more. */
    async latest(after?: string): Promise<{ rows: VendorChangeRow[]; more: boolean }> {
      const found = await db
        .selectFrom('vendor_changes')
        .selectAll()
        .$if(after !== undefined, (rest) =>
          rest.where(
            sql<boolean>`(state = 'proposed', proposed_at, id)
              < (select state = 'proposed', proposed_at, id from vendor_changes where id = ${after})`,
          ),
        )
        .orderBy(sql`state = 'proposed'`, 'desc')
        .orderBy('proposed_at', 'desc')
        .orderBy('id', 'desc')
        .limit(PAGE + 1)
        .execute();
      return { rows: found.slice(0, PAGE), more: found.length > PAGE };
    },
  };
}
