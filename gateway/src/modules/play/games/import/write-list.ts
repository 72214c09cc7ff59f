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

/**
 * The rows of what a list adds and changes, and of what it says for the first time though it is so. From now on these games belong to whoever brought them; those of a
 * `sample` to nobody, until a list of theirs comes.
 */
export function rowsOf(library: Library, lines: readonly ValidatedLine[], source: Source): object[] {
  return lines.flatMap(({ outcome, facts }) => {
    if (!facts || outcome === 'refused') return [];
    const known = library.findByVendorCode(facts.vendor ?? '', facts.vendor_game_code ?? '')?.row;
    const said = listFactsOf(known, facts, source);
    if (outcome === 'unchanged' && (source.sample || isAsBefore(known, said))) return [];
    const row = { ...wholeRow(known, facts), ...said };
    return [source.sample ? { ...row, listed_on: null, imported: false } : row];
  });
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

export async function writeList(db: Database, rows: readonly object[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) await writeRows(db, rows.slice(at, at + ROWS_PER_STATEMENT));
}

function wholeRow(known: LoadedGame | undefined, facts: GameFacts): object {
  const today = dayIn('UTC');
  if (known) {
    const { released, released_on: _, listed, listed_on: _on, ...row } = known;
    // What a list calls new is new from this day on, however long it has been there.
    const listed_on = facts.fresh && !known.fresh ? today : (listed ?? today);
    return {
      ...row,
      node_id: String(row.node_id),
      min_bet: String(row.min_bet),
      released_on: released,
      listed_on,
      imported: true,
      ...facts,
    };
  }
  const usual = {
    class: null,
    hot: false,
    support_play: 1,
    min_bet: '100',
    lines: 0,
    popularity: 0,
    open: true,
    announced: false,
    imported: true,
    features: [],
    themes: [],
  };
  return { ...usual, released_on: today, listed_on: today, name_bn: facts.name, ...facts };
}

async function writeRows(db: Database, rows: readonly object[]): Promise<void> {
  await sql`
    insert into games (node_id, name, name_bn, category, vendor, vendor_game_code, class, hot, fresh, support_play, rtp, min_bet, lines,
      released_on, listed_on, popularity, open, announced, rules, rules_bn, published, volatility, features, themes, imported,
      listed_by, closed_by_list)
    select coalesce(node_id, nextval('game_node_ids')), name, name_bn, category, vendor, vendor_game_code, class, hot, fresh, support_play, rtp,
      min_bet, lines, released_on, listed_on, popularity, open, announced, rules, rules_bn, published, volatility, features, themes, imported,
      listed_by, closed_by_list
    from jsonb_populate_recordset(null::games, ${JSON.stringify(rows)}::jsonb)
    on conflict (vendor, vendor_game_code) do update set
      name = excluded.name, name_bn = excluded.name_bn, category = excluded.category, class = excluded.class, hot = excluded.hot,
      fresh = excluded.fresh, support_play = excluded.support_play, rtp = excluded.rtp, min_bet = excluded.min_bet, lines = excluded.lines,
      released_on = excluded.released_on, listed_on = excluded.listed_on, popularity = excluded.popularity, open = excluded.open, announced = excluded.announced, rules = excluded.rules,
      rules_bn = excluded.rules_bn, published = excluded.published, volatility = excluded.volatility, features = excluded.features,
      themes = excluded.themes, imported = excluded.imported, listed_by = excluded.listed_by, closed_by_list = excluded.closed_by_list`.execute(
    db,
  );
}
