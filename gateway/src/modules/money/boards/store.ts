import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { RuleInForce } from '../promotion-rules';
import type { BoardTerms } from '@pavilion/api/staff';
import type { Days } from './period-days';
import type { PeriodRow, PrizeRow, StandingRow } from './tables';

/** A standing with whose it is. */
export interface NamedStanding extends StandingRow {
  account: string;
  public_id: string;
}

/** A prize with whose it is, and what the score is now. */
export interface NamedPrize extends PrizeRow {
  account: string;
  public_id: string;
  score_now: bigint | null;
}

/** Where somebody stands: their place, and who is next to them in order, whoever asks among them. */
export interface OwnPlace {
  place: number;
  around: NamedStanding[];
}

const NEIGHBOURS = 3;
const BATCH = 20_000;
const dateText = (column: 'counts_from' | 'counts_until') => sql<string>`${sql.ref(column)}::text`.as(column);

/** Periods of boards, who stands where, and prizes; within a transaction when `db` is one. */
export function boardStore(db: Database) {
  const periods = () =>
    db
      .selectFrom('board_periods')
      .select(['id', 'brand', 'code', 'rule_id', 'terms', 'ends_at', 'closed_at'])
      .select([dateText('counts_from'), dateText('counts_until')]);
  const standings = () =>
    db
      .selectFrom('board_standings')
      .innerJoin('member_directory', 'member_directory.id', 'board_standings.member_id')
      .selectAll('board_standings')
      .select(['member_directory.account', 'member_directory.public_id']);
  return {
    /** Nothing happens where a later day of this board has a period already. */
    open: ({ id, brand, code, terms }: RuleInForce<BoardTerms>, { from, until }: Days) =>
      sql`select board_open(${brand}, ${code}, ${id}, ${JSON.stringify(terms)}::jsonb, ${from}::date, ${until}::date)`.execute(db),
    /** True when boards have followed everything that is counted. */
    async advance(): Promise<boolean> {
      const { rows } = await sql<{ done: boolean }>`select board_advance(${BATCH}) as done`.execute(db);
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
      periods()
        .where('brand', '=', brand)
        .orderBy('board_periods.counts_until', 'desc')
        .orderBy('id', 'desc')
        .limit(count)
        .execute(),
    /** Those of one board, newest first. */
    ofBoard: (brand: string, code: string, count: number): Promise<PeriodRow[]> =>
      periods()
        .where('brand', '=', brand)
        .where('code', '=', code)
        .orderBy('board_periods.counts_from', 'desc')
        .limit(count)
        .execute(),
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
      periods().where('id', '=', id).where('closed_at', 'is', null).forUpdate().executeTakeFirst(),
    close: (id: bigint, at: Date) =>
      db.updateTable('board_periods').set({ closed_at: at }).where('id', '=', id).where('closed_at', 'is', null).execute(),
    top: (period: bigint, count: number): Promise<NamedStanding[]> =>
      standings()
        .where('period_id', '=', period)
        .orderBy('score', 'desc')
        .orderBy('reached')
        .orderBy('member_id')
        .limit(count)
        .execute(),
    members: async (period: bigint): Promise<number> => {
      const { rows } = await sql<{ count: number }>`
        select coalesce(sum(members), 0)::int as count from board_counts where period_id = ${period}`.execute(db);
      return rows[0]?.count ?? 0;
    },
    standing: (period: bigint, memberId: string): Promise<StandingRow | undefined> =>
      db
        .selectFrom('board_standings')
        .selectAll()
        .where('period_id', '=', period)
        .where('member_id', '=', BigInt(memberId))
        .executeTakeFirst(),
    /** Nothing for whoever is not on the board. */
    async own(period: bigint, memberId: string): Promise<OwnPlace | undefined> {
      const { rows } = await sql<{ place: bigint | null }>`
        select board_place(${period}, ${BigInt(memberId)}) as place`.execute(db);
      const place = rows[0]?.place;
      if (place === null || place === undefined) return undefined;
      const around = await sql<NamedStanding>`${neighbours(period, memberId)}`.execute(db);
      return { place: Number(place), around: around.rows };
    },
    /** By place. */
    prizes: async (period: bigint): Promise<NamedPrize[]> =>
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
      if (rows.length > 0) await db.insertInto('board_prizes').values([...rows]).execute();
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
        .select(['board_periods.brand', sql<string>`(select currency from brand_clocks where code = board_periods.brand)`.as('currency')])
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

/** Found from both sides along the order of the board, however long it is. */
function neighbours(period: bigint, memberId: string) {
  return sql`
    with own as materialized (
      select * from board_standings where period_id = ${period} and member_id = ${BigInt(memberId)}
    ), above as (
      (select other.* from board_standings other
        where other.period_id = ${period} and other.score = (select score from own) and (other.reached, other.member_id) < ((select reached from own), (select member_id from own))
        order by other.score, other.reached desc, other.member_id desc limit ${NEIGHBOURS})
      union all
      (select other.* from board_standings other
        where other.period_id = ${period} and other.score > (select score from own)
        order by other.score, other.reached desc, other.member_id desc limit ${NEIGHBOURS})
      order by score, reached desc, member_id desc limit ${NEIGHBOURS}
    ), below as (
      (select other.* from board_standings other
        where other.period_id = ${period} and other.score = (select score from own) and (other.reached, other.member_id) > ((select reached from own), (select member_id from own))
        order by other.score desc, other.reached, other.member_id limit ${NEIGHBOURS})
      union all
      (select other.* from board_standings other
        where other.period_id = ${period} and other.score < (select score from own)
        order by other.score desc, other.reached, other.member_id limit ${NEIGHBOURS})
      order by score desc, reached, member_id limit ${NEIGHBOURS}
    )
    select standing.*, member.account, member.public_id
    from (select * from above union all select * from own union all select * from below) standing
      join member_directory member on member.id = standing.member_id
    order by standing.score desc, standing.reached, standing.member_id`;
}
