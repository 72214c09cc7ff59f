import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { namesAfter } from './header';
import { runSql } from './run-sql';

/** A file that makes the function or view it is named after, as often as it is run. */
export interface SqlFile {
  name: string;
  path: string;
  text: string;
  hash: string;
  /** Dropped since, and here only for migrations that call it. */
  retired: boolean;
}

/**
 * The files below `folder`, each after those that its line `-- needs: …` names.
 *
 * @throws Error when two make the same object, one needs what is not there, or some need one another
 */
export async function readSqlFiles(folder: string): Promise<SqlFile[]> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.sql')).sort();
  const files = await Promise.all(paths.map((path) => readSqlFile(join(folder, path))));
  const byName = new Map(files.map((file) => [file.name, file]));
  for (const file of files)
    if (byName.get(file.name) !== file) throw new Error(`${file.path} and ${byName.get(file.name)?.path} have the same name`);
  return withNeeds(
    files,
    files.map(({ name }) => name),
  );
}

/** Makes those named and what they need, before the tables that their bodies speak of are there. `applySqlFiles` makes them again. */
export async function declareObjects(db: Kysely<unknown>, files: SqlFile[], names: string[]): Promise<void> {
  if (names.length === 0) return;
  await sql`set local check_function_bodies = off`.execute(db);
  for (const { path, text } of withNeeds(files, names)) await runSql(db, path, text);
  await sql`set local check_function_bodies = on`.execute(db);
}

/** Runs the files whose content is not what was applied last, and those whose object is gone. */
export async function applySqlFiles(db: Kysely<unknown>, files: SqlFile[]): Promise<void> {
  const applied = await appliedHashes(db);
  const current = files.filter(({ retired }) => !retired);
  for (const { name, path, text, hash } of current) {
    if (applied.get(name) === hash) continue;
    await runSql(db, path, text);
    await sql`
      insert into sql_objects (name, hash) values (${name}, ${hash})
      on conflict (name) do update set hash = excluded.hash, applied_at = now()`.execute(db);
  }
  // Were its note to stay, a file that comes back with the content it once had would not be run.
  await sql`delete from sql_objects where name <> all (${current.map(({ name }) => name)})`.execute(db);
}

/** Whether `applySqlFiles` would do nothing. */
export async function areApplied(db: Kysely<unknown>, files: SqlFile[]): Promise<boolean> {
  const current = files.filter(({ retired }) => !retired);
  const applied = await appliedHashes(db);
  const { rows } = await sql<{ noted: number }>`select count(*)::int as noted from sql_objects`.execute(db);
  return rows[0]?.noted === current.length && current.every(({ name, hash }) => applied.get(name) === hash);
}

async function appliedHashes(db: Kysely<unknown>): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; hash: string }>`
    select name, hash from sql_objects
    where name in (select proname from pg_proc where pronamespace = 'public'::regnamespace
      union all select relname from pg_class where relnamespace = 'public'::regnamespace)`.execute(db);
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

async function readSqlFile(path: string): Promise<SqlFile> {
  const text = await readFile(path, 'utf8');
  const hash = createHash('sha256').update(text).digest('hex');
  return { name: basename(path, '.sql'), path, text, hash, retired: /^-- retired: \S/m.test(text) };
}

function withNeeds(files: SqlFile[], names: string[]): SqlFile[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  const ordered = new Set<SqlFile>();
  const place = (name: string, above: string[]) => {
    const file = byName.get(name);
    if (!file) throw new Error(`${above.at(-1) ?? 'A migration'} needs ${name}, which no file of gateway/sql makes`);
    if (above.includes(name)) throw new Error(`${[...above, name].join(', ')}: these need one another`);
    for (const need of namesAfter('needs', file.text)) place(need, [...above, name]);
    ordered.add(file);
  };
  for (const name of names) place(name, []);
  return [...ordered];
}
