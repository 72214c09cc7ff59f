import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { drawStore } from './draw-store';
import './tables';
import type { Listed } from './vendor-answers';

export type LotteryStore = ReturnType<typeof lotteryStore>;

/** The tables of lotteries; within a transaction when `db` is one. */
export function lotteryStore(db: Database) {
  return { ...listStore(db), ...drawStore(db), ...recentStore(db) };
}

function listStore(db: Database) {
  return {
    of: (vendors: readonly string[]) =>
      db
        .selectFrom('lotteries')
        .selectAll()
        .where('vendor', '=', sql<string>`any(${[...vendors]}::text[])`)
        .orderBy('code')
        .execute(),
    byCode: (code: string) => db.selectFrom('lotteries').selectAll().where('code', '=', code).executeTakeFirst(),
    /** Whether a draw should have been made by now that is not here. */
    async anyDue(): Promise<boolean> {
      const due = await db
        .selectFrom('lotteries')
        .select('code')
        .where('next_due_at', '<=', sql<Date>`now()`)
        .limit(1)
        .executeTakeFirst();
      return due !== undefined;
    },
    /** A code belongs to the vendor that had it first. */
    async saveLottery(vendor: string, { game_code, name, names, region, interval_seconds, next }: Listed): Promise<void> {
      const terms = {
        name: names?.en ?? name,
        name_bn: names?.bn ?? name,
        region,
        every_seconds: interval_seconds,
        next_number: BigInt(next.number),
        next_due_at: new Date(next.due_at),
        next_step: next.step,
        next_commitment: next.commitment,
      };
      await db
        .insertInto('lotteries')
        .values({ code: game_code, vendor, ...terms })
        .onConflict((conflict) => conflict.column('code').doUpdateSet(terms).where('lotteries.vendor', '=', vendor))
        .execute();
    },
  };
}

function recentStore(db: Database) {
  return {
    async recordOpened(brand: string, memberId: string, lottery: string): Promise<void> {
      await db
        .insertInto('lottery_recents')
        .values({ brand, member_id: BigInt(memberId), lottery })
        .onConflict((conflict) => conflict.columns(['member_id', 'lottery']).doUpdateSet({ opened_at: sql`clock_timestamp()` }))
        .execute();
    },
    async recent(brand: string, memberId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('lottery_recents')
        .select('lottery')
        .where('brand', '=', brand)
        .where('member_id', '=', BigInt(memberId))
        .orderBy('opened_at', 'desc')
        .limit(12)
        .execute();
      return rows.map(({ lottery }) => lottery);
    },
  };
}
