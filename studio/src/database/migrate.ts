import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { Migrator, sql, type Migration, type MigrationProvider } from 'kysely';
import type { Database } from './tables';

/** Brings the database to the newest schema; several studios starting at once wait for one another. */
export async function migrate(database: Database, folder: string): Promise<void> {
  const migrator = new Migrator({ db: database, provider: new SqlFiles(folder) });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

class SqlFiles implements MigrationProvider {
  constructor(private readonly folder: string) {}

  async getMigrations(): Promise<Record<string, Migration>> {
    const names = (await readdir(this.folder)).filter((name) => name.endsWith('.sql')).sort();
    const files = await Promise.all(names.map((name) => readFile(path.join(this.folder, name), 'utf8')));
    return Object.fromEntries(
      names.map((name, index) => [
        path.basename(name, '.sql'),
        { up: async (db) => void (await sql.raw(files[index] ?? '').execute(db)) } satisfies Migration,
      ]),
    );
  }
}
