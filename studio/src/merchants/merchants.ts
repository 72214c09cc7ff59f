import { isSignedBy } from '../keys/signature';
import type { Database, Merchant } from '../database/tables';

/** The operator whose key signed exactly these bytes, if any. There are few operators: each key is tried. */
export async function merchantBySignature(database: Database, body: Buffer, signature: string): Promise<Merchant | undefined> {
  const operators = await database.selectFrom('operators').selectAll().orderBy('id').execute();
  return operators.find((operator) => isSignedBy(body, signature, operator.public_key));
}

export interface MerchantSettings {
  readonly code: string;
  readonly walletUrl: string;
  readonly publicKey: string;
}

/** Adds an operator, or gives a known one its new wallet address and key. */
export async function saveMerchant(database: Database, { code, walletUrl, publicKey }: MerchantSettings): Promise<void> {
  const terms = { wallet_url: walletUrl.replace(/\/+$/, ''), public_key: publicKey };
  await database
    .insertInto('operators')
    .values({ code, ...terms })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(terms))
    .execute();
}
