import type { BonusState } from '@pavilion/api/bonuses';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { BonusRow, OfferRow } from './tables';

export const PAGE = 20;
/** How many bonuses a member can have at once. */
export const AT_ONCE = 5;

/** Whose bonuses. */
export interface Owner {
  brand: string;
  memberId: string;
}

type SetLater = 'wagered' | 'state' | 'given_at' | 'until' | 'ended_at' | 'reason' | 'wager_undone' | 'owed_settled';
export type NewBonus = Omit<BonusRow, SetLater> & { days: number };

/** What a freed bonus is short of, since some of its rounds were taken back: nothing while enough is left. */
const OWED = sql<bigint>`(greatest(0, wager_needed - wagered + wager_undone) - owed_settled)`;

/** The tables of bonuses; within a transaction when `db` is one. */
export function bonusStore(db: Database) {
  return { ...offerStore(db), ...givenStore(db), ...owedStore(db), ...dueStore(db) };
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
    /** In the order in which rounds feed them. */
    active: (owner: Owner): Promise<BonusRow[]> =>
      mine(owner).where('state', '=', 'active').orderBy('until').orderBy('given_at').orderBy('id').execute(),
    own: (owner: Owner, id: string): Promise<BonusRow | undefined> => mine(owner).where('id', '=', id).executeTakeFirst(),
    broughtBy: (owner: Owner, source: string): Promise<BonusRow | undefined> =>
      mine(owner).where('deposit_id', '=', source).executeTakeFirst(),
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
    /** The new bonus; nothing when what brings it brought one before. */
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
    /** Ends it; nothing when it has ended before, or when what freed it was taken back meanwhile. */
    end(id: string, state: Exclude<BonusState, 'active'>, reason?: string): Promise<BonusRow | undefined> {
      const active = db
        .updateTable('bonuses')
        .set({ state, ended_at: sql<Date>`clock_timestamp()`, ...(reason !== undefined && { reason }) })
        .where('id', '=', id)
        .where('state', '=', 'active');
      const due = state === 'released' ? active.whereRef('wagered', '>=', 'wager_needed') : active;
      return due.returningAll().executeTakeFirst();
    },
    /** How often a member was given this offer within the last days. */
    async givenWithin(memberId: string, offer: string, days: number): Promise<number> {
      const { given } = await db
        .selectFrom('bonuses')
        .select(sql<number>`count(*)::int`.as('given'))
        .where('member_id', '=', BigInt(memberId))
        .where('offer', '=', offer)
        .where('campaign', 'is', null)
        .where('given_at', '>', sql<Date>`clock_timestamp() - make_interval(days => ${days})`)
        .executeTakeFirstOrThrow();
      return given;
    },
  };
}

function owedStore(db: Database) {
  return {
    /** What a member still has to stake for bonuses that were freed by rounds which were taken back afterwards, and no active one has taken over. */
    async owed(memberId: string, currency: string): Promise<bigint> {
      const { owed } = await db
        .selectFrom('bonuses')
        .select(
          sql<bigint>`greatest(0, coalesce(sum(case state when 'released' then greatest(0, ${OWED}) else -wager_carried end), 0))::bigint`.as(
            'owed',
          ),
        )
        .where('member_id', '=', BigInt(memberId))
        .where('currency', '=', currency)
        .where('state', 'in', ['active', 'released'])
        .executeTakeFirstOrThrow();
      return owed;
    },
    /** Makes good what this bonus took over: all of it when it was freed, else as much as was staked for it. Oldest first. */
    async settleOwed({ id, member_id, currency, state, wager_carried: carried, wagered }: BonusRow): Promise<void> {
      const paid = state === 'released' || wagered > carried ? carried : wagered;
      if (paid === 0n) return;
      await sql`
        with shortfalls as (
          select id, greatest(0, ${OWED}) as owed,
            coalesce(sum(greatest(0, ${OWED})) over (order by given_at, id rows between unbounded preceding and 1 preceding), 0) as before
          from bonuses where member_id = ${member_id} and currency = ${currency} and state = 'released' and id <> ${id})
        update bonuses set owed_settled = owed_settled + least(owed, ${paid}::bigint - before)
        from shortfalls where shortfalls.id = bonuses.id and owed > 0 and before < ${paid}::bigint`.execute(db);
    },
  };
}

function dueStore(db: Database) {
  const PER_RUN = 100;
  return {
    /** Those whose requirement is reached. */
    reached: () =>
      db
        .selectFrom('bonuses')
        .selectAll()
        .where('state', '=', 'active')
        .whereRef('wagered', '>=', 'wager_needed')
        .limit(PER_RUN)
        .execute(),
    /** Those whose days were over at a moment. */
    over: (moment: Date) =>
      db
        .selectFrom('bonuses')
        .selectAll()
        .where('state', '=', 'active')
        .where('until', '<=', moment)
        .orderBy('until')
        .limit(PER_RUN)
        .execute(),
    /** The database's clock, less what a bet may take between its time and its place in the books. */
    async settledMoment(): Promise<Date> {
      const { rows } = await sql<{ moment: Date }>`select clock_timestamp() - interval '5 seconds' as moment`.execute(db);
      return rows[0]?.moment ?? new Date(0);
    },
  };
}
