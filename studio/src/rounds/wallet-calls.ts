import type { Database, Round, WalletCallKind } from '../database/tables';
import type { KeptCall } from '../wallet/wallet';

/** Written before the round says that the call is confirmed. After a crash between the two the call is made again, and the one that came first stays. */
export async function keepCall(
  database: Database,
  { id }: Pick<Round, 'id'>,
  { kind, number = 0 }: { readonly kind: WalletCallKind; readonly number?: number },
  call: KeptCall,
): Promise<void> {
  await database
    .insertInto('wallet_calls')
    .values({ round_id: id, kind, number, ...call })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function callsOf(database: Database, roundId: string) {
  return database
    .selectFrom('wallet_calls')
    .select(['kind', 'body', 'signature', 'answer'])
    .where('round_id', '=', roundId)
    .orderBy('answered_at')
    .execute();
}
