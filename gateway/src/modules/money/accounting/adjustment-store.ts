import type { AdjustmentKind, AdjustmentQuery, AdjustmentState } from '@pavilion/api/staff';
import { type Generated, type Selectable, sql } from 'kysely';
import type { Database, Tables } from '../../../platform/database';
import type { WalletName } from '../wallet';

declare module '../../../platform/database/database' {
  interface Tables {
    adjustments: {
      id: string;
      brand: string;
      member_id: bigint;
      kind: AdjustmentKind;
      currency: string;
      wallet: WalletName;
      amount: bigint;
      related: string | null;
      reason: string;
      state: Generated<AdjustmentState>;
      proposed_by: string;
      proposed_at: Generated<Date>;
      decided_by: string | null;
      decided_at: Date | null;
      decision: string | null;
    };
  }
}

export type AdjustmentRow = Selectable<Tables['adjustments']>;

export type ProposedRow = Pick<
  AdjustmentRow,
  'id' | 'brand' | 'member_id' | 'kind' | 'currency' | 'wallet' | 'amount' | 'related' | 'reason' | 'proposed_by'
>;

const PAGE = 50;

/** Adjustments; within a transaction when `db` is one. */
export function adjustmentStore(db: Database) {
  return {
    /** Nothing when the id is taken, or the same transaction is being taken back already. */
    insert: (row: ProposedRow): Promise<AdjustmentRow | undefined> =>
      db
        .insertInto('adjustments')
        .values(row)
        .onConflict((known) => known.doNothing())
        .returningAll()
        .executeTakeFirst(),
    /** With `hold` nobody else decides until the transaction ends. */
    byId(brand: string, id: string, hold = false): Promise<AdjustmentRow | undefined> {
      const found = db.selectFrom('adjustments').selectAll().where('brand', '=', brand).where('id', '=', id);
      return (hold ? found.forUpdate() : found).executeTakeFirst();
    },
    decide: (id: string, state: Exclude<AdjustmentState, 'proposed'>, who: string, decision: string): Promise<AdjustmentRow> =>
      db
        .updateTable('adjustments')
        .set({ state, decided_by: who, decision, decided_at: sql<Date>`now()` })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    /** A page of a queue, from behind `after`, and whether there is more. */
    async queue(brand: string, { queue, after }: AdjustmentQuery): Promise<{ rows: AdjustmentRow[]; more: boolean }> {
      const [column, way, is, beyond] =
        queue === 'proposed' ? (['proposed_at', 'asc', '=', '>'] as const) : (['decided_at', 'desc', '<>', '<'] as const);
      const at = sql.ref(column);
      const found = await db
        .selectFrom('adjustments')
        .selectAll()
        .where('brand', '=', brand)
        .where('state', is, 'proposed')
        .$if(after !== undefined, (rest) =>
          rest.where(sql<boolean>`(${at}, id) ${sql.raw(beyond)} (select ${at}, id from adjustments where id = ${after})`),
        )
        .orderBy(column, way)
        .orderBy('id', way)
        .limit(PAGE + 1)
        .execute();
      return { rows: found.slice(0, PAGE), more: found.length > PAGE };
    },
    async waiting(brand: string): Promise<number> {
      const { count } = await db
        .selectFrom('adjustments')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('brand', '=', brand)
        .where('state', '=', 'proposed')
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
