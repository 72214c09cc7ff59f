import type { BoardTerms } from '@pavilion/api/staff';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { RuleInForce } from '../promotion-rules';
import type { Days } from './period-days';
import type { PeriodRow } from './tables';

const BATCH = 20_000;
const dateText = (column: 'counts_from' | 'counts_until') => sql<string>`${sql.ref(column)}::text`.as(column);

/** Periods of boards; within a transaction when `db` is one. */
export function periodStore(db: Database) {
  return {
    /** Nothing happens where a later day of this board has a period already. */
    open: ({ id, brand, code, terms }: RuleInForce<BoardTerms>, { from, until }: Days) =>
      unhurried(db, (trx) =>
        sql`select board_open(${brand}, ${code}, ${id}, ${JSON.stringify(terms)}::jsonb, ${from}::date, ${until}::date)`.execute(
          trx,
        ),
      ),
    /** True when boards have followed everything that is counted. */
    async advance(): Promise<boolean> {
      const { rows } = await unhurried(db, (trx) => sql<{ done: boolean }>`select board_advance(${BATCH}) as done`.execute(trx));
      return rows[0]?.done ?? false;
    },
    lastDay: async (brand: string, code: string): Promise<string | undefined> =>
      (
        await db
          .selectFrom('board_periods')
          .select(sql<string>`counts_until::text`.as('day'))
          .where('brand', '=', brand)
          .where('code', '=', code)
          .orderBy('board_periods.counts_until', 'desc')
          .limit(1)
          .executeTakeFirst()
      )?.day,
    /** Newest first. */
    latest: (brand: string, count: number): Promise<PeriodRow[]> =>
      periodsOf(db)
        .where('brand', '=', brand)
        .orderBy('board_periods.counts_until', 'desc')
        .orderBy('id', 'desc')
        .limit(count)
        .execute(),
    /** Those of one board, newest first. */
    ofBoard: (brand: string, code: string, count: number): Promise<PeriodRow[]> =>
      periodsOf(db)
        .where('brand', '=', brand)
        .where('code', '=', code)
        .orderBy('board_periods.counts_from', 'desc')
        .limit(count)
        .execute(),
    /** The versions by which periods run that are not settled yet. */
    runningRules: async (brand: string): Promise<bigint[]> =>
      (
        await db
          .selectFrom('board_periods')
          .select('rule_id')
          .distinct()
          .where('brand', '=', brand)
          .where('closed_at', 'is', null)
          .execute()
      ).map(({ rule_id }) => rule_id),
    /** Those that ended before a moment and whose places are not settled. */
    toSettle: async (before: Date): Promise<bigint[]> =>
      (
        await db
          .selectFrom('board_periods')
          .select('id')
          .where('closed_at', 'is', null)
          .where('ends_at', '<=', before)
          .orderBy('id')
          .execute()
      ).map(({ id }) => id),
    /** Nobody else settles this one until the transaction ends. Nothing when somebody did. */
    holdOpen: (id: bigint): Promise<PeriodRow | undefined> =>
      periodsOf(db).where('id', '=', id).where('closed_at', 'is', null).forUpdate().executeTakeFirst(),
    close: (id: bigint, at: Date) =>
      db.updateTable('board_periods').set({ closed_at: at }).where('id', '=', id).where('closed_at', 'is', null).execute(),
  };
}

function periodsOf(db: Database) {
  return db
    .selectFrom('board_periods')
    .select(['id', 'brand', 'code', 'rule_id', 'terms', 'ends_at', 'closed_at'])
    .select([dateText('counts_from'), dateText('counts_until')]);
}

/** On a slow machine a whole batch takes longer than a statement of a request may. */
function unhurried<Value>(db: Database, run: (trx: Database) => Promise<Value>): Promise<Value> {
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = '15s'`.execute(trx);
    return run(trx);
  });
}
