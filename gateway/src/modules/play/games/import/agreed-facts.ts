import { sql } from 'kysely';
import type { Database } from '../../../../platform/database';
import { DomainError } from '../../../../platform/errors';
import { secondPerson } from '../../../control/operators';
import type { ValidatedLine } from './validate-list';

interface Waiting {
  vendor: string;
  code: string;
  author: string;
}

/** Whether the list says again what another one's file said of a game, so that `who` agrees to it. */
export async function isWaitingFor(db: Database, lines: readonly ValidatedLine[], who: string): Promise<boolean> {
  return (await waitingIn(db, lines)).some(({ author }) => author !== who);
}

/**
 * Lets bonuses believe what two operators' files say alike of a game's return and category, and from now on only what they agree on: one of them could
 * call a game with a small edge a costly one, and give away bonuses that are safely played through in it.
 */
export async function agreeToFile(trx: Database, lines: readonly ValidatedLine[], who: string): Promise<void> {
  const waiting = await waitingIn(trx, lines);
  for (const author of new Set(waiting.map((each) => each.author))) {
    if (!(await isSomebodyElse(trx, who, author))) continue;
    const codes = waiting.filter((each) => each.author === author);
    await sql`
      update games set agreed_rtp = rtp, agreed_category = category, facts_by = null
      from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) as said (vendor text, code text)
      where games.vendor = said.vendor and games.vendor_game_code = said.code`.execute(trx);
  }
  await sql`select set_config('pavilion.file_of', ${who}, true)`.execute(trx);
}

async function isSomebodyElse(trx: Database, who: string, author: string): Promise<boolean> {
  try {
    await secondPerson(trx, { who, beside: [author], refusal: 'auth.forbidden' });
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/** Games of the list of which a file waits for agreement, and the list says the same. */
async function waitingIn(db: Database, lines: readonly ValidatedLine[]): Promise<Waiting[]> {
  const said = lines.flatMap(({ facts, fields, outcome }) =>
    facts?.rtp !== undefined && facts.category !== undefined && outcome !== 'refused' && !fields.some((name) => DECIDES.has(name))
      ? [{ vendor: facts.vendor, code: facts.vendor_game_code }]
      : [],
  );
  const { rows } = await sql<Waiting>`
    select said.vendor, said.code, games.facts_by as author
    from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as said (vendor text, code text)
    join games on games.vendor = said.vendor and games.vendor_game_code = said.code
    where games.facts_by is not null`.execute(db);
  return rows;
}

/** Fields that say what a game costs a player. */
const DECIDES: ReadonlySet<string> = new Set(['rtp', 'category']);
