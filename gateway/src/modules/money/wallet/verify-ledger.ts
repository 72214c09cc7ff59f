import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { withReportSnapshot } from './report-snapshot';

/** One thing that is wrong in the books. */
export interface Discrepancy {
  /** `transaction` does not sum to zero, `balance` differs from its entries, `claim` says otherwise than its entries. */
  kind: 'transaction' | 'balance' | 'claim';
  memberId: string;
  /** The transaction or the currency. */
  subject: string;
  /** How far off it is, in minor units. */
  off: bigint;
}

/** What a look through all the books found. */
export interface LedgerReport {
  sound: boolean;
  transactions: bigint;
  entries: bigint;
  /** The sum of all entries, which is zero in sound books. */
  total: bigint;
  discrepancies: Discrepancy[];
}

/** Reads the whole ledger in one snapshot: every transaction sums to zero, every balance equals its entries. Lists at most 100 faults. */
export function verifyLedger(db: Database): Promise<LedgerReport> {
  return withReportSnapshot(db, async (trx) => {
    const { rows: sums } = await sql<{ transactions: bigint; entries: bigint; total: bigint }>`
        select (select count(*) from ledger_transactions) as transactions, count(*) as entries, coalesce(sum(amount), 0)::bigint as total
        from ledger_entries`.execute(trx);
    const { rows: discrepancies } = await sql<Discrepancy>`
        select 'transaction' as kind, member_id::text as "memberId", transaction_id::text as subject, sum(amount)::bigint as off
        from ledger_entries group by member_id, transaction_id having sum(amount) <> 0
        union all
        select 'balance', member_id::text, currency || case wallet when 'main' then '' else '/' || wallet end, (coalesce(account.balance, 0) - coalesce(books.held, 0))::bigint
        from wallet_accounts account
        full join (
          select entry.member_id, entry.currency, wallet, sum(entry.amount) as held
          from ledger_entries entry
          join ledger_transactions claim on claim.member_id = entry.member_id and claim.id = entry.transaction_id
          where leg = 0 group by 1, 2, 3
        ) books using (member_id, currency, wallet)
        where coalesce(account.balance, 0) <> coalesce(books.held, 0)
        union all
        select 'claim', coalesce(claim.member_id, entry.member_id)::text, coalesce(claim.id, entry.transaction_id)::text,
          (coalesce(claim.effect, 0) - coalesce(entry.amount, 0))::bigint
        from ledger_transactions claim
        full join (select * from ledger_entries where leg = 0) entry on entry.member_id = claim.member_id and entry.transaction_id = claim.id
        where coalesce(claim.effect, 0) <> coalesce(entry.amount, 0)
        limit 100`.execute(trx);
    const [found = { transactions: 0n, entries: 0n, total: 0n }] = sums;
    return { ...found, discrepancies, sound: found.total === 0n && discrepancies.length === 0 };
  });
}
