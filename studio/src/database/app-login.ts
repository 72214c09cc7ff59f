import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';

const ITERATIONS = 4096;
const MAX_NAME_BYTES = 63;

/**
 * The address under which the running studio logs in to the migrated database at `ownerUrl`: a role of its own that reads and writes rows,
 * owns nothing, and can become nobody else. The owner makes it, or mends it; its password follows from `key`.
 */
export async function appLogin(ownerUrl: string, key: Buffer): Promise<string> {
  const role = appRoleOf(ownerUrl);
  const address = new URL(ownerUrl);
  address.username = encodeURIComponent(role);
  address.password = createHmac('sha256', key).update(role).digest('base64url');
  await makeLogin(ownerUrl, role, address.password);
  return address.href;
}

/** The role that the studio of a database logs in as. */
export function appRoleOf(url: string): string {
  const database = decodeURIComponent(new URL(url).pathname.slice(1));
  const name = `${database}_studio`;
  if (Buffer.byteLength(name) <= MAX_NAME_BYTES) return name;
  return `${createHash('sha256').update(database).digest('hex').slice(0, 32)}_studio`;
}

/** Of studios that start together one makes it. */
async function makeLogin(ownerUrl: string, role: string, password: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query('begin');
    await owner.query('select pg_advisory_xact_lock(7352)');
    const { rows } = await owner.query('select rolsuper or rolcreaterole as mighty from pg_roles where rolname = $1', [role]);
    if (rows[0]?.mighty)
      throw new Error(`The role “${role}” may do more than the studio needs: drop it, and the studio makes it anew.`);
    const name = pg.escapeIdentifier(role);
    await owner.query(`${rows[0] ? 'alter' : 'create'} role ${name} login password ${pg.escapeLiteral(scramVerifier(password))}`);
    await owner.query(`grant usage on schema public to ${name}`);
    await owner.query(`grant select, insert, update, delete on all tables in schema public to ${name}`);
    await owner.query(`grant usage, select on all sequences in schema public to ${name}`);
    await owner.query('commit');
  } finally {
    await owner.end();
  }
}

/** What PostgreSQL keeps of a password (RFC 5802). Sent in its place, so that no log of statements ever holds the password. */
function scramVerifier(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  const keyFor = (purpose: string) => createHmac('sha256', salted).update(purpose).digest();
  const storedKey = createHash('sha256').update(keyFor('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${storedKey}:${keyFor('Server Key').toString('base64')}`;
}
