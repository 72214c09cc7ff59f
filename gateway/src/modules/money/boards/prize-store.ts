import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { PrizeRow } from './tables';

/** A prize with whose it is, and what the score is now. */
export interface NamedPrize extends PrizeRow {
  account: string;
  public_id: string;
  score_now: bigint | null;
}

/** Prizes of periods; within a transaction when `db` is one. */
export function prizeStore(db: Database) {
  return {
    /** By place. */
    of: (period: bigint): Promise<NamedPrize[]> =>
      db
        .selectFrom('board_prizes')
        .innerJoin('member_directory', 'member_directory.id', 'board_prizes.member_id')
        .leftJoin('board_standings', (join) =>
          join
            .onRef('board_standings.period_id', '=', 'board_prizes.period_id')
            .onRef('board_standings.member_id', '=', 'board_prizes.member_id'),
        )
        .selectAll('board_prizes')
        .select(['member_directory.account', 'member_directory.public_id', 'board_standings.score as score_now'])
        .where('board_prizes.period_id', '=', period)
        .orderBy('place')
        .execute(),
    async addPrizes(rows: readonly Omit<PrizeRow, 'decided_at'>[]): Promise<void> {
      if (rows.length > 0)
        await db
          .insertInto('board_prizes')
          .values([...rows])
          .execute();
    },
    due: (): Promise<{ period_id: bigint; place: number }[]> =>
      db
        .selectFrom('board_prizes')
        .select(['period_id', 'place'])
        .where('state', '=', 'due')
        .orderBy('period_id')
        .orderBy('place')
        .execute(),
    /** Nobody else pays this one until the transaction ends. Nothing when somebody did. */
    holdDue: (period: bigint, place: number): Promise<(PrizeRow & { brand: string; currency: string }) | undefined> =>
      db
        .selectFrom('board_prizes')
        .innerJoin('board_periods', 'board_periods.id', 'board_prizes.period_id')
        .selectAll('board_prizes')
        .select([
          'board_periods.brand',
          sql<string>`(select currency from brand_clocks where code = board_periods.brand)`.as('currency'),
        ])
        .where('period_id', '=', period)
        .where('place', '=', place)
        .where('state', '=', 'due')
        .forUpdate('board_prizes')
        .executeTakeFirst(),
    decide: (period: bigint, place: number, state: 'given' | 'barred') =>
      db
        .updateTable('board_prizes')
        .set({ state, decided_at: sql<Date>`now()` })
        .where('period_id', '=', period)
        .where('place', '=', place)
        .where('state', '=', 'due')
        .execute(),
  };
}
