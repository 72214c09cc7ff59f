import './tables';
import { sql } from 'kysely';
import type { Queries } from './sessions';

/** Keeps the secret of an authenticator that the operator is about to change to; an earlier one is forgotten. */
export async function saveNewAuthenticator(db: Queries, operatorId: bigint, secret: Buffer): Promise<Date> {
  const values = { totp_secret: secret, expires_at: sql<Date>`now() + interval '10 minutes'` };
  const { expires_at } = await db
    .insertInto('operator_new_authenticators')
    .values({ operator_id: operatorId, ...values })
    .onConflict((conflict) => conflict.column('operator_id').doUpdateSet(values))
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return expires_at;
}

/** Takes it out: a wrong code needs the proof again. */
export async function findNewAuthenticator(db: Queries, operatorId: bigint): Promise<Buffer | undefined> {
  const row = await db
    .deleteFrom('operator_new_authenticators')
    .where('operator_id', '=', operatorId)
    .returning(['totp_secret', sql<boolean>`expires_at > now()`.as('valid')])
    .executeTakeFirst();
  return row?.valid ? row.totp_secret : undefined;
}
