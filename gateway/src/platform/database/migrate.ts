import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, type Migration, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';

const FOLDER = join(import.meta.dirname, '../../../migrations');

/** Brings the schema up to date as the owner; several processes may call it at once, one of them does it. */
export async function migrate(url: string, folder = FOLDER): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }) });
  try {
    const { error } = await new Migrator({ db, provider: { getMigrations: () => sqlFiles(folder) } }).migrateToLatest();
    if (error) throw error;
  } finally {
    await db.destroy();
  }
}

async function sqlFiles(folder: string): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Object.fromEntries(
    names.map((name) => [
      name.slice(0, -'.sql'.length),
      { up: async (db) => void (await sql.raw(await readFile(join(folder, name), 'utf8')).execute(db)) },
    ]),
  );
}
