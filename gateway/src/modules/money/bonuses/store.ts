import type { BonusState } from '@pavilion/api/bonuses';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { BonusRow, OfferRow } from './tables';

export const PAGE = 20;

/** Whose bonuses. */
export interface Owner {
  brand: string;
  memberId: string;
}

export type NewBonus = Omit<BonusRow, 'wagered' | 'state' | 'given_at' | 'until' | 'ended_at' | 'reason'> & { days: number };

/** The tables of bonuses; within a transaction when `db` is one. */
export function bonusStore(db: Database) {
  return { ...offerStore(db), ...givenStore(db), ...dueStore(db) };
}

export type BonusStore = ReturnType<typeof bonusStore>;

function offerStore(db: Database) {
  return {
    /** What is offered at this moment. */
    open: (brand: string): Promise<OfferRow[]> =>
      db
        .selectFrom('bonus_offers')
        .selectAll()
        .where('brand', '=', brand)
        .where('enabled', '=', true)
        .where(sql<boolean>`coalesce(valid_from <= now(), true) and coalesce(valid_until > now(), true)`)
        .orderBy('position')
        .orderBy('code')
        .execute(),
  };
}

function givenStore(db: Database) {
  const mine = ({ brand, memberId }: Owner) =>
    db.selectFrom('bonuses').selectAll().where('brand', '=', brand).where('member_id', '=', BigInt(memberId));
  return {
    /** One thing at a time happens to a member's bonuses. Taken before any wallet is touched, so that nobody waits in a circle. */
    holdMember: (memberId: bigint) => sql`select pg_advisory_xact_lock(hashtextextended(${`bonuses:${memberId}`}, 0))`.execute(db),
    active: (owner: Owner): Promise<BonusRow | undefined> => mine(owner).where('state', '=', 'active').executeTakeFirst(),
    own: (owner: Owner, id: string): Promise<BonusRow | undefined> => mine(owner).where('id', '=', id).executeTakeFirst(),
    byId: (id: string): Promise<BonusRow | undefined> =>
      db.selectFrom('bonuses').selectAll().where('id', '=', id).executeTakeFirst(),
    async ended(owner: Owner, before: string | undefined): Promise<BonusRow[]> {
      const newestFirst = mine(owner)
        .where('state', '<>', 'active')
        .orderBy('given_at', 'desc')
        .orderBy('id', 'desc')
        .limit(PAGE + 1);
      if (before === undefined) return newestFirst.execute();
      const edge = mine(owner).clearSelect().select(['given_at', 'id']).where('id', '=', before);
      return newestFirst
        .where(({ eb, refTuple }) => eb(refTuple('given_at', 'id'), '<', edge.$asTuple('given_at', 'id')))
        .execute();
    },
    /** The new bonus; nothing when its payment brought one before, or another is active. */
    insert: ({ days, ...bonus }: NewBonus): Promise<BonusRow | undefined> =>
      db
        .insertInto('bonuses')
        .values({
          ...bonus,
          given_at: sql<Date>`clock_timestamp()`,
          until: sql<Date>`clock_timestamp() + make_interval(days => ${days})`,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst(),
    /** Ends it; nothing when it has ended before. */
    end: (id: string, state: Exclude<BonusState, 'active'>, reason?: string): Promise<BonusRow | undefined> =>
      db
        .updateTable('bonuses')
        .set({ state, ended_at: sql<Date>`clock_timestamp()`, ...(reason !== undefined && { reason }) })
        .where('id', '=', id)
        .where('state', '=', 'active')
        .returningAll()
        .executeTakeFirst(),
  };
}

function dueStore(db: Database) {
  const AT_ONCE = 100;
  return {
    /** Those whose requirement is reached. */
    reached: () =>
      db
        .selectFrom('bonuses')
        .selectAll()
        .where('state', '=', 'active')
        .whereRef('wagered', '>=', 'wager_needed')
        .limit(AT_ONCE)
        .execute(),
    /** Those whose days were over at a moment. */
    over: (moment: Date) =>
      db
        .selectFrom('bonuses')
        .selectAll()
        .where('state', '=', 'active')
        .where('until', '<=', moment)
        .orderBy('until')
        .limit(AT_ONCE)
        .execute(),
    /** The database's clock, less what a bet may take between its time and its place in the books. */
    async settledMoment(): Promise<Date> {
      const { rows } = await sql<{ moment: Date }>`select clock_timestamp() - interval '5 seconds' as moment`.execute(db);
      return rows[0]?.moment ?? new Date(0);
    },
  };
}
