import type { DifferenceKind, ReconciledSide } from '@pavilion/api/staff';
import { type Generated, type Selectable, sql } from 'kysely';
import type { Database, Tables } from '../../../platform/database';
import type { Difference, ReconciliationRecord, RecordKind } from './compare-records';

declare module '../../../platform/database/database' {
  interface Tables {
    reconciliations: {
      id: Generated<bigint>;
      brand: string;
      source: string;
      day: string;
      currency: string;
      state: Generated<'running' | 'done' | 'failed'>;
      requested_by: string;
      started_at: Generated<Date>;
      ended_at: Date | null;
      failure: string | null;
      ours_count: Generated<number>;
      ours_amount: Generated<bigint>;
      theirs_count: Generated<number>;
      theirs_amount: Generated<bigint>;
    };
    reconciliation_differences: {
      id: Generated<bigint>;
      reconciliation_id: bigint;
      kind: DifferenceKind;
      what: RecordKind;
      subject: string;
      ours: ReconciledSide | null;
      theirs: ReconciledSide | null;
      explained_by: string | null;
      explained_at: Date | null;
      explanation: string | null;
    };
  }
}

export interface Job {
  brand: string;
  source: string;
  day: string;
  currency: string;
}

export interface Totals {
  ours: { count: number; amount: bigint };
  theirs: { count: number; amount: bigint };
}

export type ReconciliationRow = Selectable<Tables['reconciliations']> & { differences: number; unexplained: number };
export type DifferenceRow = Selectable<Tables['reconciliation_differences']>;

const PAGE = 100;
const MAX_DIFFERENCES = 500;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Comparisons and what they found; within a transaction when `db` is one. */
export function reconciliationStore(db: Database) {
  return { ...rowStore(db), ...jobStore(db), ...differenceStore(db) };
}

function rowStore(db: Database) {
  const rows = (brand: string) =>
    db
      .selectFrom('reconciliations')
      .selectAll()
      // A date by itself has no zone that could move it.
      .select(sql<string>`day::text`.as('day'))
      .select(({ selectFrom }) => [
        selectFrom('reconciliation_differences')
          .select(sql<number>`count(*)::int`.as('count'))
          .whereRef('reconciliation_id', '=', 'reconciliations.id')
          .as('differences'),
        selectFrom('reconciliation_differences')
          .select(sql<number>`count(*)::int`.as('count'))
          .whereRef('reconciliation_id', '=', 'reconciliations.id')
          .where('explained_by', 'is', null)
          .as('unexplained'),
      ])
      .where('brand', '=', brand);
  return {
    /** A page, the latest day first, from behind `after`, and whether there is more. */
    async list(brand: string, after: string | undefined): Promise<{ rows: ReconciliationRow[]; more: boolean }> {
      const found = (await rows(brand)
        .$if(after !== undefined, (rest) =>
          rest.where(
            sql<boolean>`(reconciliations.day, reconciliations.id) < (select day, id from reconciliations where id = ${after}::bigint)`,
          ),
        )
        .orderBy('reconciliations.day', 'desc')
        .orderBy('id', 'desc')
        .limit(PAGE + 1)
        .execute()) as ReconciliationRow[];
      return { rows: found.slice(0, PAGE), more: found.length > PAGE };
    },
    async countUnexplained(brand: string): Promise<number> {
      const { count } = await db
        .selectFrom('reconciliation_differences')
        .innerJoin('reconciliations', 'reconciliations.id', 'reconciliation_id')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('brand', '=', brand)
        .where('explained_by', 'is', null)
        .executeTakeFirstOrThrow();
      return count;
    },
    byId: (brand: string, id: bigint): Promise<ReconciliationRow | undefined> =>
      rows(brand).where('id', '=', id).executeTakeFirst() as Promise<ReconciliationRow | undefined>,
    /** Whose payments and payouts these are. */
    async brandsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const { rows: known } = await sql<{ id: string; brand: string }>`
        select id::text, brand from deposit_facts where id = any (${[...ids].filter((id) => UUID.test(id))}::uuid[])
        union all select id::text, brand from withdrawal_facts where id = any (${[...ids].filter((id) => UUID.test(id))}::uuid[])`.execute(
        db,
      );
      return new Map(known.map(({ id, brand }) => [id, brand]));
    },
  };
}

function jobStore(db: Database) {
  return {
    /** Takes the job for oneself; nothing when another compares it now, or, with `once`, has. What hangs for ten minutes is taken over. */
    async claim({ brand, source, day, currency }: Job, requestedBy: string, once: boolean): Promise<bigint | undefined> {
      const { rows: claimed } = await sql<{ id: bigint }>`
        insert into reconciliations as known (brand, source, day, currency, requested_by) values (${brand}, ${source}, ${day}, ${currency}, ${requestedBy})
        on conflict (brand, source, day, currency) do update
          set state = 'running', requested_by = excluded.requested_by, started_at = now(), ended_at = null, failure = null
          where known.state = 'running' and known.started_at < now() - interval '10 minutes'
            or known.state = 'failed'
            or known.state = 'done' and not ${once}
        returning id`.execute(db);
      return claimed[0]?.id;
    },
    async isDone({ brand, source, day, currency }: Job): Promise<boolean> {
      const row = await db
        .selectFrom('reconciliations')
        .select('state')
        .where('brand', '=', brand)
        .where('source', '=', source)
        .where(sql<boolean>`day = ${day}::date`)
        .where('currency', '=', currency)
        .executeTakeFirst();
      return row?.state === 'done';
    },
    fail: (id: bigint, failure: string) =>
      db
        .updateTable('reconciliations')
        .set({ state: 'failed', failure, ended_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where('state', '=', 'running')
        .execute(),
    async finish(id: bigint, { ours, theirs }: Totals): Promise<void> {
      const counted = {
        ours_count: ours.count,
        ours_amount: ours.amount,
        theirs_count: theirs.count,
        theirs_amount: theirs.amount,
      };
      await db
        .updateTable('reconciliations')
        .set({ state: 'done', ended_at: sql<Date>`now()`, ...counted })
        .where('id', '=', id)
        .execute();
    },
  };
}

function differenceStore(db: Database) {
  return {
    differences: (id: bigint): Promise<DifferenceRow[]> =>
      db
        .selectFrom('reconciliation_differences')
        .selectAll()
        .where('reconciliation_id', '=', id)
        .orderBy(sql`explained_by is not null`)
        .orderBy('id')
        .limit(MAX_DIFFERENCES)
        .execute(),
    /** What differs now instead of what differed before. An explanation stays with a difference that is the same. */
    async replace(id: bigint, found: readonly Difference[]): Promise<void> {
      const rowsOf = found.slice(0, MAX_DIFFERENCES).map(({ kind, what, subject, ours, theirs }) => ({
        reconciliation_id: String(id),
        kind,
        what,
        subject,
        ours: toStoredRecord(ours),
        theirs: toStoredRecord(theirs),
      }));
      const given = sql`jsonb_to_recordset(${JSON.stringify(rowsOf)}::jsonb)
        as given (reconciliation_id bigint, kind text, what text, subject text, ours jsonb, theirs jsonb)`;
      await sql`
        delete from reconciliation_differences known where reconciliation_id = ${id} and not exists (
          select from ${given} where (given.kind, given.what, given.subject) = (known.kind, known.what, known.subject)
            and (given.ours, given.theirs) is not distinct from (known.ours, known.theirs))`.execute(db);
      await sql`
        insert into reconciliation_differences (reconciliation_id, kind, what, subject, ours, theirs)
        select reconciliation_id, kind, what, subject, ours, theirs from ${given} on conflict do nothing`.execute(db);
    },
    explain: (id: bigint, difference: bigint, who: string, why: string): Promise<DifferenceRow | undefined> =>
      db
        .updateTable('reconciliation_differences')
        .set({ explained_by: who, explained_at: sql<Date>`now()`, explanation: why })
        .where('reconciliation_id', '=', id)
        .where('id', '=', difference)
        .returningAll()
        .executeTakeFirst(),
  };
}

function toStoredRecord(side: ReconciliationRecord | undefined): ReconciledSide | null {
  if (!side) return null;
  return { amount: String(side.amount), state: side.state, ...(side.paid !== undefined && { paid: String(side.paid) }) };
}
