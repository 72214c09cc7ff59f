import type { LotteryRegion, LotteryDraw } from '@pavilion/api/lottery';
import { type Generated, type Selectable, sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { Drawn, Listed } from './vendor-answers';

interface LotteryTable {
  code: string;
  vendor: string;
  name: string;
  name_bn: string;
  region: LotteryRegion;
  every_seconds: number;
  next_number: bigint;
  next_due_at: Date;
  next_step: number;
  next_commitment: string;
}

interface LotteryDrawTable {
  lottery: string;
  number: bigint;
  due_at: Date;
  drawn_at: Date;
  prizes: LotteryDraw['prizes'];
  seed: string;
  step: number;
  commitment: string;
  read_at: Generated<Date>;
}

declare module '../../../platform/database/database' {
  interface Tables {
    lotteries: LotteryTable;
    lottery_draws: LotteryDrawTable;
    lottery_recents: { brand: string; member_id: bigint; lottery: string; opened_at: Generated<Date> };
  }
}

export type LotteryRow = Selectable<LotteryTable>;
export type DrawRow = Selectable<LotteryDrawTable>;
export type LotteryStore = ReturnType<typeof lotteryStore>;

export function lotteryStore(db: Database) {
  const latest = () => db.selectFrom('lottery_draws').selectAll().orderBy('number', 'desc');
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
    /** Several instances may have read the same. */
    async saveDraws(lottery: string, draws: readonly Drawn[]): Promise<void> {
      if (!draws.length) return;
      const rows = draws.map(({ number, due_at, drawn_at, prizes, seed, step, commitment }) => ({
        lottery,
        number: BigInt(number),
        due_at: new Date(due_at),
        drawn_at: new Date(drawn_at),
        prizes: sql<LotteryDraw['prizes']>`${JSON.stringify(prizes)}::jsonb`,
        seed,
        step,
        commitment,
      }));
      await db
        .insertInto('lottery_draws')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['lottery', 'number']).doNothing())
        .execute();
    },
    async lastNumber(lottery: string): Promise<bigint> {
      const row = await latest().select('number').where('lottery', '=', lottery).limit(1).executeTakeFirst();
      return row?.number ?? 0n;
    },
    draws: (lottery: string, { before, only, limit }: { before?: bigint; only?: bigint; limit: number }) =>
      latest()
        .where('lottery', '=', lottery)
        .$if(before !== undefined, (query) => query.where('number', '<', before as bigint))
        .$if(only !== undefined, (query) => query.where('number', '=', only as bigint))
        .limit(limit)
        .execute(),
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
