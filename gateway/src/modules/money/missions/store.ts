import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { DayRange } from '../../../platform/time';
import type { PointDay } from './progress';
import type { Amounts, MissionPeriodRow } from './tables';

export interface PeriodName {
  memberId: string;
  code: string;
  period: string;
}

/** What members joined and claimed; within a transaction when `db` is one. */
export function missionStore(db: Database) {
  const named = ({ memberId, code, period }: PeriodName) =>
    db
      .updateTable('mission_periods')
      .where('member_id', '=', BigInt(memberId))
      .where('code', '=', code)
      .where('period', '=', period);
  return {
    /** One claim of a member at a time: what is missing of one period is made up in one other only. */
    hold: (memberId: string) => sql`select pg_advisory_xact_lock(hashtextextended(${`missions:${memberId}`}, 0))`.execute(db),
    of: (memberId: string): Promise<MissionPeriodRow[]> =>
      db
        .selectFrom('mission_periods')
        .select(['member_id', 'code', 'period', 'rule_id', 'claimed_at', 'prize', 'carried', 'taken'])
        .select(sql<string | null>`joined_day::text`.as('joined_day'))
        .where('member_id', '=', BigInt(memberId))
        .orderBy('period')
        .execute(),
    /** Nothing changes when they have. */
    join: ({ memberId, code, period }: PeriodName, { ruleId, day }: { ruleId: bigint; day: string }) =>
      db
        .insertInto('mission_periods')
        .values({ member_id: BigInt(memberId), code, period, rule_id: ruleId, joined_day: day, claimed_at: null, prize: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    claim: ({ memberId, code, period }: PeriodName, claim: { ruleId: bigint; prize: bigint; carried: Amounts }) => {
      const paid = { claimed_at: sql<Date>`now()`, prize: claim.prize, carried: JSON.stringify(claim.carried) as never };
      return db
        .insertInto('mission_periods')
        .values({ member_id: BigInt(memberId), code, period, rule_id: claim.ruleId, joined_day: null, ...paid })
        .onConflict((conflict) => conflict.columns(['member_id', 'code', 'period']).doUpdateSet(paid))
        .execute();
    },
    take: (name: PeriodName, taken: Amounts) =>
      named(name)
        .set({ taken: JSON.stringify(taken) as never })
        .execute(),
    /** Latest first. */
    async pointDays(memberId: string, { from, to }: DayRange): Promise<PointDay[]> {
      const { rows } = await sql<PointDay>`
        select day::text as day, points from points_earned_days
        where member_id = ${BigInt(memberId)} and day between ${from}::date and ${to}::date order by points_earned_days.day desc`.execute(
        db,
      );
      return rows;
    },
    /** Points of bets whose rounds are not over: they go with the bet when its round is taken back. */
    async pointsWaiting(memberId: string): Promise<bigint> {
      const { rows } = await sql<{ waiting: bigint | null }>`select points_waiting(${BigInt(memberId)}) as waiting`.execute(db);
      return rows[0]?.waiting ?? 0n;
    },
  };
}
