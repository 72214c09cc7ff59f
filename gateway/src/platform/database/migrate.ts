import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Kysely, type Migration, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { namesAfter } from './header';
import { runSql } from './run-sql';
import { applySqlFiles, areApplied, declareObjects, readSqlFiles, type SqlFile } from './sql-objects';

export interface SchemaFolders {
  /** Tables and data: numbered files, each run once. */
  migrations: string;
  /** Functions and views: each file is run whenever its content changed. Without it there are those that migrations made. */
  functions?: string;
}

export const OUR_SCHEMA: Required<SchemaFolders> = {
  migrations: join(import.meta.dirname, '../../../migrations'),
  functions: join(import.meta.dirname, '../../../sql'),
};

const LOCK = 7350;
const UNDEFINED_TABLE = '42P01';

/**
 * Brings the schema up to date as the owner, migrations first, then functions, all of it or nothing. Several processes may call it at once:
 * one does it, the others wait and find it done.
 *
 * @throws Error that names the file that failed
 */
export async function migrate(url: string, folders: SchemaFolders = OUR_SCHEMA): Promise<void> {
  const functions = folders.functions ? await readSqlFiles(folders.functions) : [];
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  // A connection that ends while nothing is asked of it: the next statement says so, and after the last one it is no matter.
  pool.on('error', () => undefined);
  // A connection that is cut off says so by the statement that fails; as an event it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const owner = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await owner.connection().execute(async (db) => {
      if (await isUpToDate(db, await namesIn(folders.migrations), functions)) return;
      await inTransaction(db, async () => {
        await runMigrations(db, folders.migrations, functions);
        if (folders.functions) await applySqlFiles(db, functions);
      });
    });
  } finally {
    await owner.destroy();
  }
}

/** Whether nothing is to be done, as at nearly every start: one question instead of a transaction that reads the whole schema. */
async function isUpToDate(db: Kysely<unknown>, migrations: string[], functions: SqlFile[]): Promise<boolean> {
  try {
    const { rows } = await sql<{
      names: string[];
    }>`select coalesce(array_agg(name order by name collate "C"), '{}') as names from kysely_migration`.execute(db);
    return isDeepStrictEqual(rows[0]?.names, migrations) && (await areApplied(db, functions));
  } catch (error) {
    // An empty database has neither table.
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return false;
    throw error;
  }
}

async function namesIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return names.map((name) => name.slice(0, -'.sql'.length));
}

/** Kysely's own transaction would end before the functions. */
async function inTransaction(db: Kysely<unknown>, act: () => Promise<void>): Promise<void> {
  await sql`begin`.execute(db);
  try {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
    await act();
    await sql`commit`.execute(db);
  } catch (error) {
    // A connection that is gone has been rolled back by the server.
    await sql`rollback`.execute(db).catch(() => undefined);
    throw error;
  }
}

async function runMigrations(db: Kysely<unknown>, folder: string, functions: SqlFile[]): Promise<void> {
  let failure: unknown;
  const run = async (trx: Kysely<unknown>, name: string): Promise<void> => {
    const [path, text] = [join(folder, name), await readFile(join(folder, name), 'utf8')];
    try {
      await declareObjects(trx, functions, namesAfter('calls', text));
      await runSql(trx, path, text);
    } catch (error) {
      // Giving back its lock fails after this, and Kysely tells of that alone.
      failure = error;
      throw error;
    }
  };
  const names = await namesIn(folder);
  const migrations = Object.fromEntries(names.map((name): [string, Migration] => [name, { up: (trx) => run(trx, `${name}.sql`) }]));
  const migrator = new Migrator({ db, disableTransactions: true, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw failure ?? error;
}
