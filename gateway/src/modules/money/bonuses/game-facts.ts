import type { GameCategory } from '@pavilion/api/games';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';

/** A game of the catalogue, as far as it decides what counts for a bonus; `rtp` is what it gives back, in hundredths of a per cent. */
export interface GameFact {
  vendor: string;
  code: string;
  category: GameCategory;
  rtp: number;
  name: string;
  name_bn: string;
}

/** The games of all catalogues, by their keys. */
export type GameFacts = ReadonlyMap<string, GameFact>;

const KEPT_MS = 10_000;

/** Reads the games; what is a few seconds old is good enough for showing, and read anew before anything is decided. */
export function createGameFacts(db: Database) {
  let kept: { facts: GameFacts; until: number } | undefined;
  const read = async (): Promise<GameFacts> => {
    const { rows } = await sql<GameFact>`select vendor, code, category, rtp, name, name_bn from game_facts`.execute(db);
    const facts = new Map(rows.map((row) => [gameKey(row), row]));
    kept = { facts, until: Date.now() + KEPT_MS };
    return facts;
  };
  return { read, recent: async (): Promise<GameFacts> => (kept && kept.until > Date.now() ? kept.facts : read()) };
}

/** How a game is called in a contribution. */
export function gameKey({ vendor, code }: { vendor: string; code: string }): string {
  return `${vendor.toUpperCase()}:${code}`;
}
