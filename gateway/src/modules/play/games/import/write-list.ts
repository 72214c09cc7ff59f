import { sql } from 'kysely';
import { dayIn } from '@pavilion/time';
import type { Database } from '../../../../platform/database';
import type { Library } from '../library';
import type { LoadedGame } from '../store';
import type { GameFacts } from './columns';
import type { ValidatedLine } from './validate-list';

const ROWS_PER_STATEMENT = 1_000;

/** Whose list it is: a vendor's own has its code; without one it is a file. */
interface Source {
  sample?: boolean;
  vendor?: string | undefined;
}

/** What a list writes: whole rows of games that are new, and of known ones the columns that differ alone. */
interface ListRows {
  added: readonly object[];
  changed: readonly object[];
}

/**
 * The rows of what a list adds and changes, and of what it says for the first time though it is so. From now on these games belong to whoever brought them; those of a
 * `sample` to nobody, until a list of theirs comes.
 */
export function rowsOf(library: Library, lines: readonly ValidatedLine[], source: Source): ListRows {
  const added: object[] = [];
  const changed: object[] = [];
  for (const { outcome, facts, fields } of lines) {
    if (!facts || outcome === 'refused') continue;
    const known = library.findByVendorCode(facts.vendor ?? '', facts.vendor_game_code ?? '')?.row;
    const said = listFactsOf(known, facts, source);
    if (outcome === 'unchanged' && (source.sample || isAsBefore(known, said))) continue;
    const kept = { ...said, ...(source.sample ? { listed_on: null, imported: false } : { imported: true }) };
    if (known) changed.push({ ...changesOf(known, facts, fields), ...kept });
    else added.push({ ...newRow(facts), ...kept });
  }
  return { added, changed };
}

type ListFacts = Pick<LoadedGame, 'listed_by' | 'closed_by_list'>;

/** Whose list has the game, and whether it is a list's word that it is closed. What an operator closed before, a list did not close. */
function listFactsOf(known: LoadedGame | undefined, { open }: GameFacts, { vendor, sample }: Source): ListFacts {
  const before = known?.closed_by_list ?? false;
  const byList = open === false && (vendor !== undefined || sample === true) && (known?.open !== false || before);
  return { listed_by: vendor ?? known?.listed_by ?? null, closed_by_list: open === undefined ? before : byList };
}

function isAsBefore(known: LoadedGame | undefined, { listed_by, closed_by_list }: ListFacts): boolean {
  return known?.listed_by === listed_by && known.closed_by_list === closed_by_list;
}

function changesOf(known: LoadedGame, facts: GameFacts, fields: readonly string[]): object {
  const { vendor, vendor_game_code } = facts;
  const differing = Object.fromEntries(Object.entries(facts).filter(([name]) => fields.includes(name)));
  // What a list calls new is new from this day on, however long it has been there.
  const listed_on = facts.fresh && !known.fresh ? dayIn('UTC') : (known.listed ?? dayIn('UTC'));
  return { ...differing, vendor, vendor_game_code, listed_on };
}

function newRow(facts: GameFacts): object {
  const today = dayIn('UTC');
  const usual = {
    class: null,
    hot: false,
    support_play: 1,
    min_bet: '100',
    lines: 0,
    popularity: 0,
    open: true,
    announced: false,
    features: [],
    themes: [],
  };
  return { ...usual, released_on: today, listed_on: today, name_bn: facts.name, ...facts };
}

/** @param byVendor of a vendor's own list: what an operator closed meanwhile stays closed, and their word */
export async function writeList(db: Database, { added, changed }: ListRows, byVendor = false): Promise<void> {
  for (const rows of inParts(added)) await insertRows(db, rows);
  for (const rows of inParts(changed)) await updateRows(db, rows, byVendor);
}

function inParts(rows: readonly object[]): string[] {
  const parts: string[] = [];
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) parts.push(JSON.stringify(rows.slice(at, at + ROWS_PER_STATEMENT)));
  return parts;
}

/** Whoever added a game meanwhile was first; the next list says of it what differs. */
async function insertRows(db: Database, rows: string): Promise<void> {
  await sql`
    insert into games (node_id, name, name_bn, category, vendor, vendor_game_code, class, hot, fresh, support_play, rtp, min_bet, lines,
      released_on, listed_on, popularity, open, announced, rules, rules_bn, published, volatility, features, themes, imported,
      listed_by, closed_by_list)
    select coalesce(node_id, nextval('game_node_ids')), name, name_bn, category, vendor, vendor_game_code, class, hot, fresh, support_play, rtp,
      min_bet, lines, released_on, listed_on, popularity, open, announced, rules, rules_bn, published, volatility, features, themes, imported,
      listed_by, closed_by_list
    from jsonb_populate_recordset(null::games, ${rows}::jsonb)
    on conflict (vendor, vendor_game_code) do nothing`.execute(db);
}

/** The rows are held first: what is filled in from them is as it is now, not as it was when the list was judged. */
async function updateRows(db: Database, rows: string, byVendor: boolean): Promise<void> {
  await sql`
    select from games where (vendor, vendor_game_code) in (
      select line ->> 'vendor', line ->> 'vendor_game_code' from jsonb_array_elements(${rows}::jsonb) as given (line))
    order by node_id for update`.execute(db);
  await sql`
    update games set
      name = said.name, name_bn = said.name_bn, category = said.category, class = said.class, hot = said.hot, fresh = said.fresh,
      support_play = said.support_play, rtp = said.rtp, min_bet = said.min_bet, lines = said.lines, released_on = said.released_on,
      listed_on = said.listed_on, popularity = said.popularity, announced = said.announced, rules = said.rules,
      rules_bn = said.rules_bn, published = said.published, volatility = said.volatility, features = said.features,
      themes = said.themes, imported = said.imported, listed_by = said.listed_by,
      open = case when ${byVendor} and by_operator then known.open else said.open end,
      closed_by_list = case when ${byVendor} and by_operator then known.closed_by_list else said.closed_by_list end
    from jsonb_array_elements(${rows}::jsonb) as given (line)
      join games known on known.vendor = line ->> 'vendor' and known.vendor_game_code = line ->> 'vendor_game_code'
      cross join lateral jsonb_populate_record(known, line) as said
      cross join lateral (select not known.open and not known.closed_by_list as by_operator) as closed
    where games.node_id = known.node_id`.execute(db);
}
