import { type RawBuilder, sql } from 'kysely';

/** What a member staked that the figures of days do not have yet, minor units. Only beside those figures in one statement is it what is missing. */
export function unaggregatedStakes(memberId: string): RawBuilder<bigint> {
  return sql`(
    select coalesce(-sum(effect), 0) from ledger_transactions
      join members on members.id = member_id
      join brands on brands.code = members.brand and brands.currency = ledger_transactions.currency
    where member_id = ${memberId}::bigint and ledger_transactions.id > member_days_upto()
      and (kind = 'bet' and effect <> 0 or kind = 'rollback' and effect > 0))`;
}
