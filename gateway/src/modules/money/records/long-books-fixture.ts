import { sql } from 'kysely';
import { connect } from '../../../platform/database';

/** Twenty thousand deposits, as the ledger would have written them: posting each takes longer than reading all. Only the owner at `url` may. */
export async function writeLongBooks(url: string, memberId: string): Promise<void> {
  const owner = connect(url, { size: 1 });
  const writing = owner.db.transaction().execute(async (trx) => {
    await sql`set local role none`.execute(trx);
    await sql`set local statement_timeout = 30000`.execute(trx);
    await sql`insert into wallet_accounts (member_id, currency, brand, balance) values (${memberId}::bigint, 'BDT', 'pavilion', 2000000)`.execute(
      trx,
    );
    await sql`
      with made as (
        insert into ledger_transactions (member_id, reference, kind, outcome, currency, amount, effect, balance, at)
        select ${memberId}::bigint, 'deposit:line-' || n, 'deposit', 'posted', 'BDT', 100, 100, n * 100, now() - (20000 - n) * interval '1 millisecond'
        from generate_series(1, 20000) n returning id, member_id, at)
      insert into ledger_entries (member_id, transaction_id, leg, account, currency, amount, at)
      select member_id, id, leg, case leg when 0 then 'member' else 'deposits' end, 'BDT', case leg when 0 then 100 else -100 end, at
      from made, (values (0), (1)) legs (leg)`.execute(trx);
  });
  await writing.finally(() => owner.close());
}
