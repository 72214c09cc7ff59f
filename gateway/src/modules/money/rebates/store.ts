import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { type DayRange, startOfDay } from '../../../platform/time';
import type { Counted } from './reckon';
import type { ClaimRow, NotedDay } from './tables';

const dayText = sql<string>`day::text`;

/** By what days are reckoned, and what counts of them; within a transaction when `db` is one. */
export function dayStore(db: Database) {
  return {
    noted: (memberId: string): Promise<NotedDay[]> =>
      db
        .selectFrom('rebate_days')
        .select([dayText.as('day'), 'rule_id', 'rank'])
        .where('member_id', '=', BigInt(memberId))
        .orderBy('rebate_days.day')
        .execute(),
    /** The first to look decides. */
    note: async (memberId: string, { day, rule_id, rank }: NotedDay): Promise<void> => {
      const row = { member_id: BigInt(memberId), day, rule_id, rank };
      await db
        .insertInto('rebate_days')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    counted: (memberId: string, { from, to }: DayRange): Promise<(Counted & { day: string })[]> =>
      db
        .selectFrom('counted_play_days')
        .select([dayText.as('day'), 'category', 'vendor', 'counted'])
        .where('member_id', '=', BigInt(memberId))
        .where('day', '>=', from)
        .where('day', '<=', to)
        .orderBy('counted_play_days.day')
        .orderBy('category')
        .orderBy('vendor')
        .execute(),
    /** When a day begins by a clock. */
    beginOf: async (day: string, timeZone: string): Promise<Date> =>
      (await sql<{ at: Date }>`select ${startOfDay(day, timeZone)} as at`.execute(db)).rows[0]?.at as Date,
  };
}

/** What was claimed; within a transaction when `db` is one. */
export function claimStore(db: Database) {
  const claims = (memberId: string) => claimsOf(db, memberId);
  return {
    /** Nobody else claims for this member until the transaction ends. */
    hold: async (memberId: string): Promise<void> => {
      const member_id = BigInt(memberId);
      await db
        .insertInto('rebate_members')
        .values({ member_id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await db.selectFrom('rebate_members').select('member_id').where('member_id', '=', member_id).forUpdate().execute();
    },
    /** What claims paid, by day. */
    paid: (memberId: string): Promise<{ day: string; amount: bigint }[]> =>
      db
        .selectFrom('rebate_claim_days')
        .select([dayText.as('day'), 'amount'])
        .where('member_id', '=', BigInt(memberId))
        .execute(),
    addClaim: async (
      memberId: string,
      { days, gross, short, lines }: { days: string[]; gross: bigint; short: bigint; lines: { day: string; amount: bigint }[] },
    ): Promise<bigint> => {
      const member_id = BigInt(memberId);
      const { id } = await db
        .insertInto('rebate_claims')
        .values({ member_id, days: sql<string[]>`${days}::date[]`, gross, short })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('rebate_claim_days')
        .values(lines.map((line) => ({ claim_id: id, member_id, ...line })))
        .execute();
      return id;
    },
    claim: (memberId: string, id: bigint): Promise<ClaimRow> =>
      claims(memberId).where('claim.id', '=', id).executeTakeFirstOrThrow(),
    /** The latest that paid so much for exactly these days. */
    sameClaim: (memberId: string, days: readonly string[], sum: bigint): Promise<ClaimRow | undefined> =>
      claims(memberId)
        .where(sql<boolean>`claim.days = ${[...days]}::date[] and claim.gross - claim.short = ${sum}`)
        .orderBy('claim.id', 'desc')
        .limit(1)
        .executeTakeFirst(),
    claims: (memberId: string, { limit, offset }: { limit: number; offset: number }): Promise<ClaimRow[]> =>
      claims(memberId).orderBy('claim.id', 'desc').limit(limit).offset(offset).execute(),
    countClaims: async (memberId: string): Promise<number> =>
      (
        await db
          .selectFrom('rebate_claims')
          .select(sql<number>`count(*)::int`.as('count'))
          .where('member_id', '=', BigInt(memberId))
          .executeTakeFirstOrThrow()
      ).count,
  };
}

function claimsOf(db: Database, memberId: string) {
  const paid = sql<
    ClaimRow['paid']
  >`(select json_agg(json_build_object('day', paid.day::text, 'amount', paid.amount::text) order by paid.day)
    from rebate_claim_days paid where paid.claim_id = claim.id)`;
  return db
    .selectFrom('rebate_claims as claim')
    .select(['claim.id', 'claim.gross', 'claim.short', 'claim.claimed_at'])
    .select(paid.as('paid'))
    .where('claim.member_id', '=', BigInt(memberId));
}
