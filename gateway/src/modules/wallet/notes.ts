import type { Database } from '../../platform/database';

declare module '../../platform/database/database' {
  interface Tables {
    ledger_notes: { member_id: bigint; reference: string; note: string };
  }
}

/** What the member reads beside a movement in their statement. Once, in the transaction that posts it. */
export async function noteMovement(trx: Database, memberId: string, reference: string, note: string): Promise<void> {
  await trx
    .insertInto('ledger_notes')
    .values({ member_id: BigInt(memberId), reference, note })
    .execute();
}
