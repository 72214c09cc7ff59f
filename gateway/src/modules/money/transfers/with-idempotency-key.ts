import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import { type Wallet, withRetries } from '../wallet';
import type { Owner } from './tables';

interface IdempotentAction<Row> {
  /** What the key stands for already. */
  findExisting(trx: Database): Promise<Row | undefined>;
  run(trx: Database): Promise<Row>;
}

/** Moves money in a transaction, at most once for a member's key. @throws DomainError `request.in_flight` while the first is under way */
export function withIdempotencyKey<Row>(
  wallet: Pick<Wallet, 'transaction'>,
  { memberId }: Owner,
  key: string,
  { findExisting, run }: IdempotentAction<Row>,
): Promise<Row> {
  return withRetries(() =>
    wallet.transaction(async (trx) => {
      const { rows } = await sql<{ mine: boolean }>`
        select pg_try_advisory_xact_lock(hashtextextended(${`transfer ${memberId} ${key}`}, 0)) as mine`.execute(trx);
      if (!rows[0]?.mine) throw new DomainError('request.in_flight');
      return (await findExisting(trx)) ?? run(trx);
    }),
  );
}
