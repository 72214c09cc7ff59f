import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Tables } from './tables';

const INT8 = 20;

export function connect(url: string): Database {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, BigInt);
  const pool = new pg.Pool({ connectionString: url, max: 8, statement_timeout: 2000, connectionTimeoutMillis: 2000, types });
  // An idle connection that the server closes must not end the process: the pool opens another when one is needed.
  pool.on('error', () => undefined);
  // Nor may one that is in use and waits for its next statement: that statement fails, and says so.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Makes the database that `url` names when the server does not have it yet. */
export async function ensureDatabase(url: string): Promise<void> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  const own = new pg.Client({ connectionString: url });
  try {
    await own.connect();
  } catch (error) {
    if (!isMissingDatabase(error)) throw error;
    await createDatabase(maintenance.href, name);
  } finally {
    // It may never have begun.
    await own.end().catch(() => undefined);
  }
}

async function createDatabase(maintenanceUrl: string, name: string): Promise<void> {
  const server = new pg.Client({ connectionString: maintenanceUrl });
  await server.connect();
  try {
    await server.query(`create database ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    const madeByAnother = (error as { code?: string }).code === '42P04';
    if (!madeByAnother) throw error;
  } finally {
    await server.end();
  }
}

function isMissingDatabase(error: unknown): boolean {
  return (error as { code?: string }).code === '3D000';
}
