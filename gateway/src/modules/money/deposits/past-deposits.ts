import { sql } from 'kysely';
import type { Database } from '../../../platform/database';

/** A deposit whose money the ledger has under `deposit:<id>`. Amounts are minor units. */
export interface PastDeposit {
  id: string;
  brand: string;
  memberId: bigint;
  currency: string;
  amount: bigint;
  at: Date;
}

const MINUTE_MS = 60_000;

/** Records transfers that were paid before, as often as it is asked, and moves nothing: the demo's members have paid in for months. */
export async function recordPastDeposits(db: Database, deposits: readonly PastDeposit[]): Promise<void> {
  if (deposits.length === 0) return;
  await db
    .insertInto('deposits')
    .values(
      deposits.map(({ id, brand, memberId, currency, amount, at }) => ({
        id,
        brand,
        member_id: memberId,
        method: 'bank-transfer',
        provider: 'bank',
        currency,
        amount,
        fee: 0n,
        arrived: amount,
        credited: amount,
        state: sql<'paid'>`'paid'`,
        idempotency_key: `past-${id}`,
        pay_url: null,
        reference: id.replaceAll('-', '').slice(0, 10).toUpperCase(),
        created_at: new Date(at.getTime() - MINUTE_MS),
        expires_at: at,
        settled_at: at,
        ended_at: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
