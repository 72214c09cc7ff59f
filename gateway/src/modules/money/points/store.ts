import { sql } from 'kysely';
import type { Database } from '../../../platform/database';

type Texts = { bn: string; en: string };
type Status = 'in_process' | 'rejected' | 'approved';

declare module '../../../platform/database/database' {
  interface Tables {
    points_rates: { brand: string; deposit_per_point: bigint; bet_per_point: bigint };
    points_entries: {
      id: bigint;
      member_id: bigint;
      kind: 'deposit' | 'bet' | 'redeem' | 'return';
      change: bigint;
      balance: bigint;
      subject: string | null;
      at: Date;
    };
    points_goods: {
      brand: string;
      id: string;
      position: number;
      name: Texts;
      about: Texts;
      points: bigint;
      stock: number;
      made: number;
    };
    points_accounts: { brand: string; member_id: bigint };
    points_redemptions: {
      id: string;
      member_id: bigint;
      brand: string;
      goods_id: string;
      quantity: number;
      points: bigint;
      sealed: Buffer;
      status: Status;
      key: string;
      at: Date;
      decided_by: string | null;
      decided_at: Date | null;
      decision: string | null;
    };
  }
}

/** What came of an attempt to redeem, with the points that are left. */
export interface Redeemed {
  outcome: 'done' | 'repeated' | 'reused' | 'unknown' | 'insufficient' | 'out_of_stock';
  redemption: string | null;
  held: bigint | null;
}

export interface NewRedemption {
  memberId: string;
  goodsId: string;
  quantity: number;
  key: string;
  sealed: Buffer;
}

/** Where a page begins, and how long it is. */
export interface Place {
  limit: number;
  offset: number;
}

export function pointsStore(db: Database) {
  return {
    rateOf: (brand: string) => db.selectFrom('points_rates').selectAll().where('brand', '=', brand).executeTakeFirst(),
    goodsOf: (brand: string) =>
      db.selectFrom('points_goods').selectAll().where('brand', '=', brand).orderBy('points').orderBy('position').execute(),
    /** Counts what the ledger gained; null where the brand has no points. */
    async collect(memberId: string): Promise<bigint | null> {
      const { rows } = await sql<{ held: bigint | null }>`select points_collect(${BigInt(memberId)}) as held`.execute(db);
      return rows[0]?.held ?? null;
    },
    async redeem({ memberId, goodsId, quantity, key, sealed }: NewRedemption): Promise<Redeemed> {
      const { rows } = await sql<Redeemed>`
        select outcome, redemption, held from points_redeem(${BigInt(memberId)}, ${goodsId}, ${quantity}, ${key}, ${sealed})`.execute(
        db,
      );
      if (!rows[0]) throw new Error('points_redeem gave no answer');
      return rows[0];
    },
    /** How many of their points are of bets in rounds that are not over. */
    async waiting(memberId: string): Promise<bigint> {
      const { rows } = await sql<{ waiting: bigint | null }>`select points_waiting(${BigInt(memberId)}) as waiting`.execute(db);
      return rows[0]?.waiting ?? 0n;
    },
    records: (memberId: string, { limit, offset }: Place) =>
      db
        .selectFrom('points_entries')
        .innerJoin('points_accounts', 'points_accounts.member_id', 'points_entries.member_id')
        .leftJoin('points_goods', (join) =>
          join
            .onRef('points_goods.brand', '=', 'points_accounts.brand')
            .onRef('points_goods.id', '=', 'points_entries.subject')
            .on('points_entries.kind', 'in', ['redeem', 'return']),
        )
        .select(['points_entries.id', 'kind', 'change', 'points_entries.balance', 'at', 'points_goods.name'])
        .select(sql<number>`(count(*) over ())::int`.as('total'))
        .where('points_entries.member_id', '=', BigInt(memberId))
        .orderBy('points_entries.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
    redemptions: (memberId: string, { limit, offset }: Place) =>
      db
        .selectFrom('points_redemptions')
        .innerJoin('points_goods', (join) =>
          join.onRef('points_goods.id', '=', 'goods_id').onRef('points_goods.brand', '=', 'points_redemptions.brand'),
        )
        .select(['points_redemptions.id', 'at', 'quantity', 'points_redemptions.points', 'status', 'decision', 'points_goods.name'])
        .select(sql<number>`(count(*) over ())::int`.as('total'))
        .where('member_id', '=', BigInt(memberId))
        .orderBy('at', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
  };
}

export type PointsStore = ReturnType<typeof pointsStore>;
