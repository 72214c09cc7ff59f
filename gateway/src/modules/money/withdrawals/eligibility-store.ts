import type { SecurityChange } from '@pavilion/api/withdrawals';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { unaggregatedStakes } from '../wallet';

/** What decides whether a member may withdraw now. */
export function eligibilityStore(db: Database) {
  return {
    async lastSecurityChange(memberId: string, hours: number): Promise<{ what: SecurityChange; until: Date } | undefined> {
      const until = sql<Date>`changed_at + make_interval(hours => ${hours})`;
      return db
        .selectFrom('security_changes')
        .select(['what', until.as('until')])
        .where('member_id', '=', BigInt(memberId))
        .where(until, '>', sql<Date>`now()`)
        .orderBy('changed_at', 'desc')
        .limit(1)
        .executeTakeFirst();
    },
    /** What was asked for within the last 24 hours and not given back. */
    async requestedToday(memberId: string): Promise<{ count: number; amount: bigint }> {
      return db
        .selectFrom('withdrawals')
        .select([sql<number>`count(*)::int`.as('count'), sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('amount')])
        .where('member_id', '=', BigInt(memberId))
        .where('requested_at', '>', sql<Date>`now() - interval '24 hours'`)
        .where('state', 'not in', ['failed', 'rejected'])
        .executeTakeFirstOrThrow();
    },
    /**
     * What a member ever paid in and staked; what an agent above sent counts as paid in, what an agent sent down no longer does. The figures of
     * days lag seconds behind: what was paid in just now is asked of the payments, what was staked of the ledger.
     */
    async turnover(memberId: string): Promise<{ deposits: bigint; stakes: bigint }> {
      const { rows } = await sql<{ deposits: bigint; stakes: bigint }>`
        select greatest(0, duty_handed_down(${BigInt(memberId)}::bigint)
            + greatest(coalesce(sum(deposits), 0), (select coalesce(sum(credited), 0) from deposit_facts where member_id = ${BigInt(memberId)} and state = 'paid')))::bigint as deposits,
          (coalesce(sum(bets), 0) + ${unaggregatedStakes(memberId)})::bigint as stakes
        from member_day_figures where member_id = ${BigInt(memberId)}`.execute(db);
      return rows[0] ?? { deposits: 0n, stakes: 0n };
    },
    async isFirstWithdrawal(memberId: string): Promise<boolean> {
      const paid = await db
        .selectFrom('withdrawals')
        .select('id')
        .where('member_id', '=', BigInt(memberId))
        .where('state', '=', 'paid')
        .limit(1)
        .executeTakeFirst();
      return !paid;
    },
  };
}
