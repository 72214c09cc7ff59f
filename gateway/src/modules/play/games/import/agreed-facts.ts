import { sql } from 'kysely';
import type { Database } from '../../../../platform/database';
import { DomainError } from '../../../../platform/errors';
import { secondPerson } from '../../../control/operators';
import type { ValidatedLine } from './validate-list';

/** Somebody whose file said of so many games what the list says again, and nobody agreed to yet. */
interface AuthorWaiting {
  author: string;
  games: number;
}

export async function authorsWaiting(db: Database, lines: readonly ValidatedLine[]): Promise<AuthorWaiting[]> {
  const { rows } = await sql<AuthorWaiting>`
    select author, count(distinct node_id)::int as games from ${saidOf(lines)} join games using (vendor, vendor_game_code)
    cross join lateral (values (rtp_by, said.rtp = games.rtp), (category_by, said.category = games.category)) as waiting (author, same)
    where author is not null and same
    group by author`.execute(db);
  return rows;
}

/** Those of them who are other people than `who`. */
export async function othersThan(db: Database, authors: readonly AuthorWaiting[], who: string): Promise<AuthorWaiting[]> {
  const others: AuthorWaiting[] = [];
  for (const each of authors) if (await isSomebodyElse(db, who, each.author)) others.push(each);
  return others;
}

/**
 * Lets bonuses believe what the list says as those did who wait. One operator alone could call a game with a small edge a costly one, and give away bonuses that are safely
 * played through in it.
 */
export async function believe(trx: Database, lines: readonly ValidatedLine[], waiting: readonly AuthorWaiting[]): Promise<void> {
  if (waiting.length === 0) return;
  const others = waiting.map(({ author }) => author);
  await sql`
    update games set agreed_rtp = games.rtp, rtp_by = null from ${saidOf(lines)}
    where games.vendor = said.vendor and games.vendor_game_code = said.vendor_game_code
      and games.rtp = said.rtp and rtp_by = any(${others})`.execute(trx);
  await sql`
    update games set agreed_category = games.category, category_by = null from ${saidOf(lines)}
    where games.vendor = said.vendor and games.vendor_game_code = said.vendor_game_code
      and games.category = said.category and category_by = any(${others})`.execute(trx);
}

/** Until the transaction ends, what is written is a file of `who`: somebody else has to agree to it. */
export async function writeAsFileOf(trx: Database, who: string): Promise<void> {
  await sql`select set_config('pavilion.file_of', ${who}, true)`.execute(trx);
}

/** What the lines that are right say of return and category; a field that a line leaves out agrees to nothing. */
function saidOf(lines: readonly ValidatedLine[]) {
  const said = lines.flatMap(({ facts, outcome }) => (facts && outcome !== 'refused' ? [facts] : []));
  const rows = said.map(({ vendor, vendor_game_code, rtp, category }) => ({ vendor, vendor_game_code, rtp, category }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said (vendor text, vendor_game_code text, rtp integer, category text)`;
}

async function isSomebodyElse(db: Database, who: string, author: string): Promise<boolean> {
  try {
    await secondPerson(db, { who, beside: [author], refusal: 'auth.forbidden' });
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}
