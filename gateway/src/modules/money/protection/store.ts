import type { LimitOfferPlacement } from '@pavilion/api/protection';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, Tables } from '../../../platform/database';
import type { LimitName, LimitValue } from './limit-rules';
import type { ChangeRow, LimitRow } from './tables';

/** A limit of somebody's; time has no currency. */
export interface OwnLimit extends LimitName {
  memberId: string;
  currency: string | null;
}

/** A change to be written down. */
export interface NewChange {
  from: LimitValue;
  to: LimitValue;
  /** Missing when the member asks. */
  by?: { operator: string; reason: string };
}

const MAX_LISTED_CHANGES = 50;
const LOOSENING_DELAY = sql`interval '24 hours'`;
const CONFIRMATION_WINDOW = sql`interval '168 hours'`;

const exactly =
  ({ memberId, kind, period, currency }: OwnLimit) =>
  (each: ExpressionBuilder<Tables, 'play_limits' | 'limit_changes'>) =>
    each.and([
      each('member_id', '=', BigInt(memberId)),
      each('kind', '=', kind),
      each('period', '=', period),
      each('currency', 'is not distinct from', currency),
    ]);

/** The tables of limits; within a transaction when `db` is one. */
export function limitStore(db: Database) {
  return { ...valueStore(db), ...changeStore(db), ...offerStore(db) };
}

function valueStore(db: Database) {
  return {
    /** Nobody bets in the member's name, and no wallet of theirs opens, until the transaction ends. */
    lock: (memberId: string) => sql`select play_limits_change(${memberId}::bigint)`.execute(db),
    /** Has what was changed observed by bets. */
    observe: (memberId: string) => sql`select play_limits_changed(${memberId}::bigint)`.execute(db),
    limits: (memberId: string): Promise<LimitRow[]> =>
      db.selectFrom('play_limits').selectAll().where('member_id', '=', BigInt(memberId)).execute(),
    async value(limit: OwnLimit): Promise<LimitValue> {
      const row = await db.selectFrom('play_limits').select('value').where(exactly(limit)).executeTakeFirst();
      return row?.value ?? null;
    },
    async set(limit: OwnLimit, value: LimitValue): Promise<void> {
      if (value === null) {
        await db.deleteFrom('play_limits').where(exactly(limit)).execute();
        return;
      }
      const { memberId, kind, period, currency } = limit;
      await db
        .insertInto('play_limits')
        .values({ member_id: BigInt(memberId), kind, period, currency, value })
        .onConflict((conflict) =>
          conflict.columns(['member_id', 'kind', 'period', 'currency']).doUpdateSet({ value, since: sql<Date>`now()` }),
        )
        .execute();
    },
  };
}

function changeStore(db: Database) {
  const ending = (state: 'confirmed' | 'cancelled' | 'lapsed') =>
    db
      .updateTable('limit_changes')
      .set({ state, ended_at: sql<Date>`now()` })
      .where('state', '=', 'pending');
  return {
    /** The log, newest first. */
    changes: (memberId: string): Promise<ChangeRow[]> =>
      db
        .selectFrom('limit_changes')
        .selectAll()
        .where('member_id', '=', BigInt(memberId))
        .orderBy('id', 'desc')
        .limit(MAX_LISTED_CHANGES)
        .execute(),
    pending: (memberId: string): Promise<ChangeRow[]> =>
      db.selectFrom('limit_changes').selectAll().where('member_id', '=', BigInt(memberId)).where('state', '=', 'pending').execute(),
    /** A pending change of this member's by its id; held when it is to be ended. */
    open: (memberId: string, id: string): Promise<ChangeRow | undefined> =>
      db
        .selectFrom('limit_changes')
        .selectAll()
        .where('member_id', '=', BigInt(memberId))
        .where('id', '=', BigInt(id))
        .executeTakeFirst(),
    async note({ memberId, kind, period, currency }: OwnLimit, { from, to, by }: NewChange, waits: boolean): Promise<void> {
      await db
        .insertInto('limit_changes')
        .values({
          member_id: BigInt(memberId),
          kind,
          period,
          currency,
          from_value: from,
          to_value: to,
          state: waits ? 'pending' : 'applied',
          operator: by?.operator ?? null,
          reason: by?.reason ?? null,
          due_at: waits ? sql<Date>`now() + ${LOOSENING_DELAY}` : null,
          lapses_at: waits ? sql<Date>`now() + ${LOOSENING_DELAY} + ${CONFIRMATION_WINDOW}` : null,
          ended_at: waits ? null : sql<Date>`now()`,
        })
        .execute();
    },
    confirm: (id: bigint) => ending('confirmed').where('id', '=', id).execute(),
    cancel: (id: bigint) => ending('cancelled').where('id', '=', id).execute(),
    /** What waits for this limit is withdrawn, because something else was decided. */
    cancelOf: (limit: OwnLimit) => ending('cancelled').where(exactly(limit)).execute(),
    /** Writes down what lapsed, which it did by itself. */
    lapse: (memberId: string) =>
      ending('lapsed')
        .where('member_id', '=', BigInt(memberId))
        .where('lapses_at', '<=', sql<Date>`now()`)
        .execute(),
    async now(): Promise<Date> {
      const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
      return rows[0]?.now ?? new Date();
    },
  };
}

function offerStore(db: Database) {
  return {
    async answered(memberId: string): Promise<LimitOfferPlacement[]> {
      const rows = await db.selectFrom('limit_offers').select('place').where('member_id', '=', BigInt(memberId)).execute();
      return rows.map(({ place }) => place);
    },
    async answer(memberId: string, place: LimitOfferPlacement): Promise<void> {
      await db
        .insertInto('limit_offers')
        .values({ member_id: BigInt(memberId), place })
        .onConflict((conflict) => conflict.columns(['member_id', 'place']).doNothing())
        .execute();
    },
  };
}

export type LimitStore = ReturnType<typeof limitStore>;
