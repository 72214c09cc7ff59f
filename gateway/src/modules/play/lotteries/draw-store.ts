import type { LotteryDraw } from '@pavilion/api/lottery';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { DrawRow } from './tables';
import type { Drawn } from './vendor-answers';

/** What vendors drew. */
export function drawStore(db: Database) {
  const latest = () => db.selectFrom('lottery_draws').selectAll().orderBy('number', 'desc');
  return {
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
    /** The newest of each lottery that has one, in the order asked. */
    async newestDraws(lotteries: readonly string[]): Promise<DrawRow[]> {
      const { rows } = await sql<DrawRow>`
        select draw.* from unnest(${[...lotteries]}::text[]) with ordinality as wanted (code, place)
        cross join lateral (select * from lottery_draws where lottery = wanted.code order by number desc limit 1) draw
        order by wanted.place`.execute(db);
      return rows;
    },
    draws: (lottery: string, { before, only, limit }: { before?: bigint; only?: bigint; limit: number }) =>
      latest()
        .where('lottery', '=', lottery)
        .$if(before !== undefined, (query) => query.where('number', '<', before as bigint))
        .$if(only !== undefined, (query) => query.where('number', '=', only as bigint))
        .limit(limit)
        .execute(),
  };
}
