import { type Kysely, sql } from 'kysely';

/**
 * Runs the statements of a file.
 *
 * @throws Error that says which file and, where the server knows, which line
 */
export async function runSql(db: Kysely<unknown>, path: string, text: string): Promise<void> {
  try {
    await sql.raw(text).execute(db);
  } catch (cause) {
    const { message, position } = cause as Error & { position?: string };
    const line = position ? `, line ${text.slice(0, Number(position)).split('\n').length}` : '';
    throw new Error(`${path}${line}: ${message}`, { cause });
  }
}
