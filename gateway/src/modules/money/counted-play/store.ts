import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { DayRange } from '../../../platform/time';
import type { CountedDay, CountedDepositDay } from './tables';

const dayText = sql<string>`day::text`.as('day');

/** The days as they are counted so far; within a transaction when `db` is one. */
export function countedDayStore(db: Database) {
  return {
    days: (memberId: string, { from, to }: DayRange): Promise<CountedDay[]> =>
      db
        .selectFrom('counted_days')
        .select([dayText, 'category', 'vendor', 'rounds', 'bets', 'wins', 'valid', 'counted'])
        .where('member_id', '=', BigInt(memberId))
        .where('day', '>=', from)
        .where('day', '<=', to)
        .orderBy('counted_days.day')
        .orderBy('category')
        .orderBy('vendor')
        .execute(),
    depositDays: (memberId: string, { from, to }: DayRange): Promise<CountedDepositDay[]> =>
      db
        .selectFrom('counted_deposit_days')
        .select([dayText, 'count', 'deposits'])
        .where('member_id', '=', BigInt(memberId))
        .where('day', '>=', from)
        .where('day', '<=', to)
        .orderBy('counted_deposit_days.day')
        .execute(),
  };
}
