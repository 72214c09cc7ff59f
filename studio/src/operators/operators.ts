import { isSignedBy } from '../keys/signature';
import type { Database, Operator } from '../database/tables';

/** The operator whose key signed exactly these bytes, if any. There are few operators: each key is tried. */
export async function operatorThatSigned(database: Database, body: Buffer, signature: string): Promise<Operator | undefined> {
  const operators = await database.selectFrom('operators').selectAll().orderBy('id').execute();
  return operators.find((operator) => isSignedBy(body, signature, operator.public_key));
}

export interface OperatorTerms {
  readonly code: string;
  readonly walletUrl: string;
  readonly publicKey: string;
}

/** Adds an operator, or gives a known one its new wallet address and key. */
export async function saveOperator(database: Database, { code, walletUrl, publicKey }: OperatorTerms): Promise<void> {
  const terms = { wallet_url: walletUrl.replace(/\/+$/, ''), public_key: publicKey };
  await database
    .insertInto('operators')
    .values({ code, ...terms })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(terms))
    .execute();
}
