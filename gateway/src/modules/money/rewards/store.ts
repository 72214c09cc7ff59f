import { type Insertable, sql } from 'kysely';
import type { Database, Tables } from '../../../platform/database';
import { applicationStore } from './application-store';
import { pictureStore } from './picture-store';
import type { TakerRow } from './tables';

/** One activity of a brand in one period. */
export interface Place {
  brand: string;
  code: string;
  period: Date;
}

/** The tables of activities; within a transaction when `db` is one. */
export function rewardStore(db: Database) {
  return { ...takerStore(db), ...placeStore(db), ...applicationStore(db), ...pictureStore(db) };
}

function takerStore(db: Database) {
  const takers = () =>
    db
      .selectFrom('reward_takers')
      .selectAll()
      .select(sql<string>`joined_day::text`.as('joined_day'));
  return {
    /** The latest first. */
    takersOf: (memberId: string): Promise<TakerRow[]> =>
      takers().where('member_id', '=', BigInt(memberId)).orderBy('joined_at', 'desc').limit(200).execute(),
    /** Nothing when they take part already. */
    insertTaker: (row: Insertable<Tables['reward_takers']>) =>
      db
        .insertInto('reward_takers')
        .values(row)
        .onConflict((conflict) => conflict.columns(['brand', 'code', 'period', 'member_id']).doNothing())
        .execute(),
    /** Nobody else moves it until the transaction ends. */
    holdTaker: ({ brand, code, period }: Place, memberId: string): Promise<TakerRow | undefined> =>
      takers()
        .where('brand', '=', brand)
        .where('code', '=', code)
        .where('period', '=', period)
        .where('member_id', '=', BigInt(memberId))
        .forUpdate()
        .executeTakeFirst(),
    holdTakerById: (id: string): Promise<TakerRow> => takers().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(),
    issue: (id: string, days: number) =>
      db
        .updateTable('reward_takers')
        .set({ state: 'issued', issued_at: sql<Date>`now()`, claim_by: sql<Date>`now() + make_interval(days => ${days})` })
        .where('id', '=', id)
        .execute(),
    noteClaimed: (id: string) =>
      db
        .updateTable('reward_takers')
        .set({ state: 'claimed', claimed_at: sql<Date>`now()` })
        .where('id', '=', id)
        .execute(),
    /** Those of which the time to claim is over; nobody else ends them. */
    lapseDue: (most: number): Promise<Place[]> =>
      db
        .updateTable('reward_takers')
        .set({ state: 'lapsed' })
        .where('id', 'in', (query) =>
          query
            .selectFrom('reward_takers')
            .select('id')
            .where('state', '=', 'issued')
            .where('claim_by', '<=', sql<Date>`now()`)
            .limit(most)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['brand', 'code', 'period'])
        .execute(),
  };
}

function placeStore(db: Database) {
  return {
    /** Promises it to one more; false when so many have been promised it. */
    async takePlace({ brand, code, period }: Place, most: number): Promise<boolean> {
      const taken = await db
        .insertInto('reward_places')
        .values({ brand, code, period, taken: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['brand', 'code', 'period'])
            .doUpdateSet({ taken: sql<number>`reward_places.taken + 1` })
            .where('reward_places.taken', '<', most),
        )
        .returning('taken')
        .executeTakeFirst();
      return taken !== undefined;
    },
    givePlaceBack: ({ brand, code, period }: Place) =>
      db
        .updateTable('reward_places')
        .set({ taken: sql<number>`taken - 1` })
        .where('brand', '=', brand)
        .where('code', '=', code)
        .where('period', '=', period)
        .execute(),
    takenOf: async ({ brand, code, period }: Place): Promise<number> =>
      (
        await db
          .selectFrom('reward_places')
          .select('taken')
          .where('brand', '=', brand)
          .where('code', '=', code)
          .where('period', '=', period)
          .executeTakeFirst()
      )?.taken ?? 0,
    placesOf: (brand: string) => db.selectFrom('reward_places').selectAll().where('brand', '=', brand).execute(),
  };
}

export type RewardStore = ReturnType<typeof rewardStore>;
