import { authenticatorCodeAt, type FieldCipher, type Passwords } from '../../../platform/crypto';
import type { Database } from '../../../platform/database';
import { secretContext } from './invitations';
import { ADMIN_EVERYWHERE } from './roles';
import { addOperator, changeOperator, findByName } from './store';

/** Written in the README for everybody to try: never taken in production. */
const DEMO = { name: 'asha', displayName: 'Asha Rahman', password: 'Lantern#2026', secret: 'PAVILIONDEMOASHAPAVILIONDEMOASHA' };

/** Makes the demo operator, once. Of gateways that start together one does. */
export async function ensureDemoOperator(db: Database, passwords: Passwords, cipher: FieldCipher): Promise<void> {
  if (await findByName(db, DEMO.name)) return;
  const hash = await passwords.hash(DEMO.password);
  await db.transaction().execute(async (transaction) => {
    const row = await addOperator(transaction, { ...DEMO, roles: ADMIN_EVERYWHERE, demo: true });
    if (!row) return;
    const totp_secret = cipher.seal(DEMO.secret, secretContext(row.id));
    await changeOperator(transaction, row.id, { password_hash: hash, totp_secret });
  });
}

/** Names of operators with the demo's password. */
export async function demoOperatorsIn(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('operators').select('name').where('demo', '=', true).orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/** The demo operator's code of this moment; undefined for everybody else. */
export function demoCode(name: string): string | undefined {
  return name === DEMO.name ? authenticatorCodeAt(DEMO.secret) : undefined;
}
