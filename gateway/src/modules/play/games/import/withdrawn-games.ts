import { sql } from 'kysely';
import type { WithdrawnGame } from '@pavilion/api/staff';
import type { Database } from '../../../../platform/database';
import type { CatalogueEntry, Library } from '../library';
import type { ListedGame } from './read-list';

/** A vendor that withdraws more of its games at once has more likely sent a part of its list. */
const MOST_WITHDRAWN = 1 / 20;

/** What a vendor's list had before and has no more. */
export interface WithdrawnGames {
  games: readonly CatalogueEntry[];
  tooMany: boolean;
}

export const NONE_WITHDRAWN: WithdrawnGames = { games: [], tooMany: false };

/** A game whose line is refused is listed all the same. */
export function withdrawnGames({ entries }: Library, connection: string, list: readonly ListedGame[]): WithdrawnGames {
  const listed = new Set(list.map(({ cells }) => cells.get('code')));
  const open = entries.filter((entry) => entry.connection === connection && entry.row.open);
  const games = open.filter(({ row }) => row.listed_by === connection && !listed.has(row.vendor_game_code));
  return { games, tooMany: games.length > open.length * MOST_WITHDRAWN };
}

export function toWithdrawnGame({ names, row }: CatalogueEntry): WithdrawnGame {
  return { vendor: row.vendor, code: row.vendor_game_code, game: names.en };
}

/** They are opened by the list again, should it have them again. */
export async function closeWithdrawn(db: Database, { games }: WithdrawnGames): Promise<void> {
  if (games.length === 0) return;
  await sql`
    update games set open = false, closed_by_list = true
    where open and node_id = any(${games.map(({ nodeId }) => nodeId)}::bigint[])`.execute(db);
}
