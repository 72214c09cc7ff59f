import { sql } from 'kysely';
import type { ClosingGame } from '@pavilion/api/staff';
import type { Database } from '../../../../platform/database';
import { isOffered } from '../is-offered';
import type { CatalogueEntry, Library } from '../library';
import type { ListedGame } from './read-list';
import type { ValidatedLine } from './validate-list';

/** A vendor that closes more of its games at once has more likely sent half a list, or a wrong one. */
const MOST_CLOSING = 1 / 20;

interface Closing {
  entry: CatalogueEntry;
  why: ClosingGame['why'];
}

/** What a list takes from players: games that open until it is taken. */
export interface ClosingGames {
  games: readonly Closing[];
  /** Never of a file: an operator says of each game what it says. */
  tooMany: boolean;
}

/** A brand, and the currency that its games are played in. */
export interface Place {
  code: string;
  currency: string;
}

/** What a list does to games that are open: it has them no more, says that they are closed or only coming, or leaves them out of a brand that had them. */
export function closingGames(
  library: Library,
  lines: readonly ValidatedLine[],
  { brands, brought }: { brands: readonly Place[]; brought?: { connection: string; list: readonly ListedGame[] } | undefined },
): ClosingGames {
  const said = lines.flatMap((line) => closedBy(library, line, brands));
  if (!brought) return { games: said, tooMany: false };
  const open = library.entries.filter((entry) => entry.connection === brought.connection && entry.row.open);
  const games = [...withdrawn(open, brought), ...said];
  return { games, tooMany: games.length > open.length * MOST_CLOSING };
}

/** A game whose line is refused is listed all the same. */
function withdrawn(
  open: readonly CatalogueEntry[],
  { connection, list }: { connection: string; list: readonly ListedGame[] },
): Closing[] {
  const listed = new Set(list.map(({ cells }) => cells.get('code')));
  return open
    .filter(({ row }) => row.listed_by === connection && !listed.has(row.vendor_game_code))
    .map((entry) => ({ entry, why: 'withdrawn' }));
}

function closedBy(library: Library, { outcome, facts }: ValidatedLine, brands: readonly Place[]): Closing[] {
  const entry = outcome === 'changed' && library.findByVendorCode(facts?.vendor ?? '', facts?.vendor_game_code ?? '');
  if (!entry || !facts || !entry.row.open) return [];
  if (facts.open === false) return [{ entry, why: 'closed' }];
  const { published } = facts;
  if (published === undefined) return [];
  const after = { ...entry, row: { ...entry.row, published } };
  const leaves = brands.some(({ code, currency }) => isOffered(entry, code, currency) && !isOffered(after, code, currency));
  return leaves ? [{ entry, why: 'not_offered' }] : [];
}

export function toClosingGame({ entry: { names, row }, why }: Closing): ClosingGame {
  return { vendor: row.vendor, code: row.vendor_game_code, game: names.en, why };
}

/** Closes what a vendor's list has no more; the list opens it again, should it have it again. */
export async function closeWithdrawn(db: Database, { games }: ClosingGames): Promise<void> {
  const ids = games.flatMap(({ entry, why }) => (why === 'withdrawn' ? [entry.nodeId] : []));
  if (ids.length === 0) return;
  await sql`
    update games set open = false, closed_by_list = true
    where open and node_id = any(${ids}::bigint[])`.execute(db);
}
