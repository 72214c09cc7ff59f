import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { Played, Sums } from './ladder';
import { nextMonth } from './months';
import type { RankReached, RankStep, Position } from './move';
import type { HistoryRow, RankRow } from './tables';

/** Steps that a member sees of their history. */
const STEPS_SHOWN = 50;

/** What was played in all, and in two months. */
export interface Activity {
  totals: Sums;
  month: Played;
  warned: Played;
}

interface ActivityQuery {
  /** The first day that counts. */
  from: string;
  month: string;
  warned: string | null;
}

const dateText = (column: 'judged_from' | 'warned_for' | 'due_on') => sql<string | null>`${sql.ref(column)}::text`.as(column);

/** Where members stand; within a transaction when `db` is one. */
export function levelStore(db: Database) {
  return { ...ladderStore(db), ...memberStore(db), ...rankStore(db), ...activityStore(db) };
}

function ladderStore(db: Database) {
  return {
    /** The first day that counts for a brand's members; `from` where its ladder was never seen before. */
    async countsFrom(brand: string, from: string): Promise<string> {
      await db
        .insertInto('level_ladders')
        .values({ brand, counts_from: from })
        .onConflict((known) => known.doNothing())
        .execute();
      const { day } = await db
        .selectFrom('level_ladders')
        .select(sql<string>`counts_from::text`.as('day'))
        .where('brand', '=', brand)
        .executeTakeFirstOrThrow();
      return day;
    },
    knownCountsFrom: async (brand: string): Promise<string | undefined> =>
      (
        await db
          .selectFrom('level_ladders')
          .select(sql<string>`counts_from::text`.as('day'))
          .where('brand', '=', brand)
          .executeTakeFirst()
      )?.day,
  };
}

function memberStore(db: Database) {
  const ofMember = (memberId: string) =>
    db
      .selectFrom('level_members')
      .select(['rank', 'rule_id', 'way_stake', 'way_deposits', 'unspent_stake', 'seen_stake', 'seen_deposits'])
      .select([dateText('judged_from'), dateText('warned_for'), dateText('due_on')])
      .where('member_id', '=', BigInt(memberId));
  return {
    position: async (memberId: string): Promise<Position | undefined> => toPosition(await ofMember(memberId).executeTakeFirst()),
    /** Of anybody: whoever was never looked at has no rank yet. */
    brandAndRank: (memberId: string): Promise<{ brand: string; rank: number | null } | undefined> =>
      db
        .selectFrom('member_directory')
        .leftJoin('level_members', 'level_members.member_id', 'member_directory.id')
        .select(['member_directory.brand', 'level_members.rank'])
        .where('member_directory.id', '=', BigInt(memberId))
        .executeTakeFirst(),
    /** Nobody else moves this member until the transaction ends. */
    async hold({ brand, memberId }: { brand: string; memberId: string }): Promise<Position> {
      const row = { member_id: BigInt(memberId), brand };
      await db
        .insertInto('level_members')
        .values(row)
        .onConflict((known) => known.doNothing())
        .execute();
      return toPosition(await ofMember(memberId).forUpdate().executeTakeFirstOrThrow()) as Position;
    },
    save: (memberId: string, { rank, ruleId, way, unspent, seen, judgedFrom, warnedFor, dueOn }: Position) =>
      db
        .updateTable('level_members')
        .set({
          rank,
          rule_id: ruleId,
          way_stake: way.stake,
          way_deposits: way.deposits,
          unspent_stake: unspent,
          seen_stake: seen.stake,
          seen_deposits: seen.deposits,
          judged_from: judgedFrom,
          warned_for: warnedFor,
          due_on: dueOn,
        })
        .where('member_id', '=', BigInt(memberId))
        .execute(),
  };
}

function rankStore(db: Database) {
  return {
    async addSteps(memberId: string, steps: readonly RankStep[], at: Date | undefined): Promise<void> {
      if (steps.length === 0) return;
      const rows = steps.map(({ from, to, why, ruleId }) => ({
        ...{ member_id: BigInt(memberId), from_rank: from, to_rank: to, why, rule_id: ruleId, ...(at && { at }) },
      }));
      await db.insertInto('level_history').values(rows).execute();
    },
    /** A rank that was reached before stays as it was. */
    async addReached(memberId: string, reached: readonly RankReached[], at: Date | undefined): Promise<void> {
      if (reached.length === 0) return;
      const rows = reached.map(({ rank, by, amount, ruleId, needs }) => ({
        ...{ member_id: BigInt(memberId), rank, rule_id: ruleId, reached: by, amount },
        needs_stake: needs.stake,
        needs_deposits: needs.deposits,
        ...(at && { reached_at: at }),
      }));
      await db
        .insertInto('level_ranks')
        .values(rows)
        .onConflict((known) => known.doNothing())
        .execute();
    },
    ranks: (memberId: string): Promise<RankRow[]> =>
      db.selectFrom('level_ranks').selectAll().where('member_id', '=', BigInt(memberId)).orderBy('rank').execute(),
    markClaimed: (memberId: string, rank: number) =>
      db
        .updateTable('level_ranks')
        .set({ claimed_at: sql<Date>`now()` })
        .where('member_id', '=', BigInt(memberId))
        .where('rank', '=', rank)
        .where('claimed_at', 'is', null)
        .executeTakeFirstOrThrow(),
    history: (memberId: string): Promise<HistoryRow[]> =>
      db
        .selectFrom('level_history')
        .selectAll()
        .where('member_id', '=', BigInt(memberId))
        .orderBy('id', 'desc')
        .limit(STEPS_SHOWN)
        .execute(),
  };
}

function activityStore(db: Database) {
  return {
    async activity(memberId: string, { from, month, warned }: ActivityQuery): Promise<Activity> {
      const { rows } = await sql<ActivityRow>`
        select coalesce(sum(counted), 0)::bigint as stake, coalesce(sum(deposits), 0)::bigint as deposits,
          coalesce(sum(counted) filter (where ${within(month)}), 0)::bigint as month_stake,
          coalesce(sum(deposits) filter (where ${within(month)}), 0)::bigint as month_deposits,
          (count(*) filter (where ${within(month)} and counted > 0))::int as month_days,
          coalesce(sum(counted) filter (where ${within(warned)}), 0)::bigint as warned_stake,
          coalesce(sum(deposits) filter (where ${within(warned)}), 0)::bigint as warned_deposits,
          (count(*) filter (where ${within(warned)} and counted > 0))::int as warned_days
        from counted_activity where member_id = ${BigInt(memberId)} and day >= ${from}::date`.execute(db);
      return toActivity(rows[0]);
    },
  };
}

export type LevelStore = ReturnType<typeof levelStore>;

/** Whom the job looks at, and how far it has followed. */
export function followStore(db: Database) {
  return {
    /** Members of whom something was counted since, in the order in which it was. Days that are long over are seen when their member plays again. */
    async changed(): Promise<{ memberId: string; brand: string; changed: bigint }[]> {
      const { rows } = await sql<{ memberId: string; brand: string; changed: bigint }>`
        select activity.member_id::text as "memberId", member.brand, max(activity.changed) as changed
        from counted_activity activity join member_directory member on member.id = activity.member_id
        where activity.day >= current_date - 1 and activity.changed > (select done from level_reading)
        group by activity.member_id, member.brand order by changed`.execute(db);
      return rows;
    },
    advance: (done: bigint) => db.updateTable('level_reading').set({ done }).where('done', '<', done).execute(),
    due: (brand: string, day: string): Promise<{ memberId: string }[]> =>
      db
        .selectFrom('level_members')
        .select(sql<string>`member_id::text`.as('memberId'))
        .where('brand', '=', brand)
        .where('due_on', '<=', day)
        .orderBy('due_on')
        .orderBy('member_id')
        .execute(),
  };
}

interface ActivityRow {
  stake: bigint;
  deposits: bigint;
  month_stake: bigint;
  month_deposits: bigint;
  month_days: number;
  warned_stake: bigint;
  warned_deposits: bigint;
  warned_days: number;
}

function toActivity(row: ActivityRow | undefined): Activity {
  if (!row) throw new Error('no sums of counted play');
  return {
    totals: { stake: row.stake, deposits: row.deposits },
    month: { stake: row.month_stake, deposits: row.month_deposits, days: row.month_days },
    warned: { stake: row.warned_stake, deposits: row.warned_deposits, days: row.warned_days },
  };
}

function within(month: string | null) {
  return month === null ? sql<boolean>`false` : sql<boolean>`day >= ${month}::date and day < ${nextMonth(month)}::date`;
}

interface PositionRow {
  rank: number;
  rule_id: bigint | null;
  way_stake: bigint;
  way_deposits: bigint;
  unspent_stake: bigint;
  seen_stake: bigint;
  seen_deposits: bigint;
  judged_from: string | null;
  warned_for: string | null;
  due_on: string | null;
}

function toPosition(row: PositionRow | undefined): Position | undefined {
  return (
    row && {
      rank: row.rank,
      ruleId: row.rule_id,
      way: { stake: row.way_stake, deposits: row.way_deposits },
      unspent: row.unspent_stake,
      seen: { stake: row.seen_stake, deposits: row.seen_deposits },
      judgedFrom: row.judged_from,
      warnedFor: row.warned_for,
      dueOn: row.due_on,
    }
  );
}
