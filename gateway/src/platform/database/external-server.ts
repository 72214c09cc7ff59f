import pg from 'pg';
import { ensureDatabase, withDatabase } from './ensure-database';

/** The oldest server whose SQL and permissions ours needs. */
const MIN_SERVER_VERSION = 16;

/**
 * Makes sure that the database at `url`, which somebody gave us, can be worked with; makes it when only the server is there.
 *
 * @throws Error with a sentence that says what to do, never with the password in it
 */
export async function checkExternalServer(url: string, variable = 'DATABASE_URL'): Promise<void> {
  const version = await queryServer(url, variable).catch(async (error: { code?: string }) => {
    if (error.code !== '3D000') throw new Error(connectionProblem(error.code, url, variable), { cause: error });
    await ensureDatabase(withDatabase(url, 'postgres'), nameIn(url)).catch((refused: Error) => {
      throw new Error(`There is no database “${nameIn(url)}” (${variable}), and it could not be made: ${refused.message}.`);
    });
    return queryServer(url, variable);
  });
  if (version < MIN_SERVER_VERSION * 10_000)
    throw new Error(
      `${variable} leads to PostgreSQL ${Math.floor(version / 10_000)}: ${MIN_SERVER_VERSION} or newer is needed, 18 is best.`,
    );
}

/** Empty databases on the server of `url`: what stood under these names is dropped. */
export async function freshDatabases(url: string, names: readonly string[]): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: withDatabase(url, 'postgres') });
  await client.connect();
  try {
    for (const name of names) await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
  } finally {
    await client.end();
  }
  const made: Record<string, string> = {};
  for (const name of names) made[name] = await ensureDatabase(withDatabase(url, 'postgres'), name);
  return made;
}

async function queryServer(url: string, variable: string): Promise<number> {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url))
    throw Object.assign(new Error(`${variable} is no address`), { code: 'address' });
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 30_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    return Number(rows[0]?.server_version_num);
  } finally {
    // It may never have begun; what went wrong before is on its way to the caller.
    await client.end().catch(() => undefined);
  }
}

function connectionProblem(code: string | undefined, url: string, variable: string): string {
  if (code === 'address') return `${variable} must look like postgres://user:password@host:5432/pavilion.`;
  const { host, username } = new URL(url);
  if (code === '28P01' || code === '28000')
    return `PostgreSQL at ${host} does not let “${username}” in: see the user and password in ${variable}.`;
  return `No PostgreSQL answers at ${host} (${variable}${code ? `, ${code}` : ''}): start it, or leave ${variable} out to use the one that comes along.`;
}

function nameIn(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1)) || 'postgres';
}
