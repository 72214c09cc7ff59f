import { type RawBuilder, sql } from 'kysely';

/** What a member staked that the figures of days do not have yet, minor units. Only beside those figures in one statement is it what is missing. */
export function unaggregatedStakes(memberId: string): RawBuilder<bigint> {
  return sql`(
    select coalesce(-sum(effect), 0) from ledger_transactions line
      join member_directory member on member.id = member_id
      join brand_clocks brand on brand.code = member.brand and brand.currency = line.currency
    where member_id = ${memberId}::bigint and line.id > member_days_upto()
      and (kind = 'bet' and effect <> 0 or kind = 'rollback' and effect > 0))`;
}
