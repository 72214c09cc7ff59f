import { authenticatorCodeAt, type FieldCipher, type Passwords } from '../../../platform/crypto';
import type { Database } from '../../../platform/database';
import { secretContext } from './invitations';
import { ADMIN_EVERYWHERE } from './roles';
import { addOperator, changeOperator, findByName } from './store';

/** Written in the README for everybody to try, three of them for what needs two people and a third who confirms: never taken in production. */
const DEMO_OPERATORS = [
  { name: 'asha', displayName: 'Asha Rahman', password: 'Lantern#2026', secret: 'PAVILIONDEMOASHAPAVILIONDEMOASHA' },
  { name: 'kabir', displayName: 'Kabir Hossain', password: 'Harbour#2026', secret: 'PAVILIONDEMOKABIRPAVILIONKABIRDE' },
  { name: 'shapla', displayName: 'Shapla Das', password: 'Monsoon#2026', secret: 'PAVILIONDEMOSHAPLAPAVILIONSHAPLA' },
];

/** Makes the demo operators, once. Of gateways that start together one does. */
export async function ensureDemoOperators(db: Database, passwords: Passwords, cipher: FieldCipher): Promise<void> {
  for (const demo of DEMO_OPERATORS) {
    if (await findByName(db, demo.name)) continue;
    const hash = await passwords.hash(demo.password);
    await db.transaction().execute(async (transaction) => {
      const row = await addOperator(transaction, { ...demo, roles: ADMIN_EVERYWHERE, demo: true, founder: true });
      if (!row) return;
      const totp_secret = cipher.seal(demo.secret, secretContext(row.id));
      await changeOperator(transaction, row.id, { password_hash: hash, totp_secret });
    });
  }
}

/** Names of operators with the demo's passwords. */
export async function demoOperatorsIn(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('operators').select('name').where('demo', '=', true).orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/** A demo operator's code of this moment; undefined for everybody else. */
export function demoCode(name: string): string | undefined {
  const demo = DEMO_OPERATORS.find((each) => each.name === name);
  return demo && authenticatorCodeAt(demo.secret);
}
