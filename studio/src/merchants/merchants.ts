import { sql } from 'kysely';
import { isSignedBy } from '../keys/signature';
import type { Database, Merchant } from '../database/tables';

/** How long an operator's key of before is good: it may give us its new key first, and sign with it later. */
const PREVIOUS_KEY_LIFE = '30 days';

/** The operator whose key signed exactly these bytes, if any, and that key. There are few operators: each key is tried. */
export async function signerOf(
  database: Database,
  body: Buffer,
  signature: string,
): Promise<{ merchant: Merchant; key: string } | undefined> {
  const operators = await database.selectFrom('operators').selectAll().orderBy('id').execute();
  const keys = operators.flatMap((merchant) => keysOf(merchant).map((key) => ({ merchant, key })));
  return keys.find(({ key }) => isSignedBy(body, signature, key));
}

function keysOf({ public_key: key, previous_key: before, previous_key_until: until }: Merchant): string[] {
  return before !== null && until !== null && until > new Date() ? [key, before] : [key];
}

export interface MerchantSettings {
  readonly code: string;
  readonly walletUrl: string;
  readonly publicKey: string;
}

/** Adds an operator, or gives a known one its new wallet address and key. Its key of before stays good for a while. */
export async function saveMerchant(database: Database, { code, walletUrl, publicKey }: MerchantSettings): Promise<void> {
  const terms = { wallet_url: walletUrl.replace(/\/+$/, ''), public_key: publicKey };
  const changed = sql<boolean>`operators.public_key <> excluded.public_key`;
  await database
    .insertInto('operators')
    .values({ code, ...terms, previous_key: null, previous_key_until: null })
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet({
        ...terms,
        previous_key: sql<string>`case when ${changed} then operators.public_key else operators.previous_key end`,
        previous_key_until: sql<Date>`case when ${changed} then now() + ${PREVIOUS_KEY_LIFE}::interval else operators.previous_key_until end`,
      }),
    )
    .execute();
}
