import { createHash, createHmac, randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Config } from '../config';
import { keyFile } from '../crypto/key-files';
import { scramVerifier } from './scram-verifier';

const LOCK = 7351;
const MAX_NAME_BYTES = 63;
/** Wrong password, no such role, no right to act as `pavilion_app`: the owner has to make or mend the login. */
const LOGIN_REFUSED = new Set(['28P01', '28000', '42501', '22023']);

/**
 * The address under which the running gateway logs in to the migrated database at `ownerUrl`: a role of its own that owns nothing, has the
 * rights of `pavilion_app`, and can become nobody else. The owner makes it when it is not there; its password follows from
 * `keys/database.key`, which all gateways of an installation share.
 *
 * @throws Error when the role may do more than that
 */
export async function appLogin(ownerUrl: string, config: Pick<Config, 'dataDir'>): Promise<string> {
  const role = appRoleOf(ownerUrl);
  const key = await keyFile(config, 'database.key', () => randomBytes(32));
  const password = createHmac('sha256', key).update(role).digest('base64url');
  const url = withLogin(ownerUrl, role, password);
  if (await logsIn(url)) return url;
  await makeLogin(ownerUrl, role, password);
  if (!(await logsIn(url))) throw new Error(`PostgreSQL does not let the role “${role}” in, which the gateway logs in as`);
  return url;
}

/** The role that the gateway of a database logs in as. */
export function appRoleOf(url: string): string {
  const database = decodeURIComponent(new URL(url).pathname.slice(1));
  const name = `${database}_gateway`;
  if (Buffer.byteLength(name) <= MAX_NAME_BYTES) return name;
  return `${createHash('sha256').update(database).digest('hex').slice(0, 32)}_gateway`;
}

function withLogin(url: string, role: string, password: string): string {
  const address = new URL(url);
  address.username = encodeURIComponent(role);
  address.password = password;
  return address.href;
}

/** Whether the login works as the gateway uses it. @throws Error when it is mightier than it should be */
async function logsIn(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, options: '-c role=pavilion_app' });
  try {
    await client.connect();
    await assertOrdinary(client);
    return true;
  } catch (error) {
    if (LOGIN_REFUSED.has((error as { code?: string }).code ?? '')) return false;
    throw error;
  } finally {
    // It may never have begun.
    await client.end().catch(() => undefined);
  }
}

/** `set role` and `reset role` lead to nothing but `pavilion_app` and the login itself. */
async function assertOrdinary(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ role: string; mighty: string }>(`
    select session_user as role, rolname as mighty from pg_roles
    where pg_has_role(session_user, oid, 'member') and (rolname ~ '^pg_' or rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls
      or oid = (select datdba from pg_database where datname = current_database()))
    limit 1`);
  const [found] = rows;
  if (found)
    throw new Error(
      `The role “${found.role}”, which the gateway logs in as, may act as “${found.mighty}”: take that from it, or drop the role and the gateway makes it anew`,
    );
}

async function makeLogin(ownerUrl: string, role: string, password: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const [name, verifier] = [pg.escapeIdentifier(role), pg.escapeLiteral(scramVerifier(password))];
  try {
    await owner.query('begin');
    // Of gateways that start together one makes it.
    await owner.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const { rowCount } = await owner.query('select 1 from pg_roles where rolname = $1', [role]);
    await owner.query(`${rowCount ? 'alter' : 'create'} role ${name} login password ${verifier}`);
    await owner.query(`grant pavilion_app to ${name}`);
    await owner.query('commit');
  } finally {
    await owner.end();
  }
}
