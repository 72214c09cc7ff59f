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
  /** What the brand's rules give back of a stake in it, in hundredths of a per cent, to somebody who takes all that they give. Nothing where no brand is asked about. */
  back?: number;
}

/** What the rules of a brand give back of a stake in each game. Decision 103. */
export type PlayReturns = (brand: string) => Promise<(game: GameFact) => number>;

/** The games of all catalogues, by their keys. */
export type GameFacts = ReadonlyMap<string, GameFact>;

const KEPT_MS = 10_000;

/** Reads the games, for a brand with what its rules give back; what is a few seconds old is good enough for showing, and read anew before anything is decided. */
export function createGameFacts(db: Database, returns?: PlayReturns) {
  const kept = new Map<string, { facts: GameFacts; until: number }>();
  const read = async (brand = ''): Promise<GameFacts> => {
    const backOf = brand ? await returns?.(brand) : undefined;
    const { rows } = await sql<GameFact>`select vendor, code, category, rtp, name, name_bn from game_facts`.execute(db);
    const facts = new Map(rows.map((row) => [gameKey(row), backOf ? { ...row, back: backOf(row) } : row]));
    kept.set(brand, { facts, until: Date.now() + KEPT_MS });
    return facts;
  };
  const recent = async (brand = ''): Promise<GameFacts> => {
    const known = kept.get(brand);
    return known && known.until > Date.now() ? known.facts : read(brand);
  };
  return { read, recent };
}

/** How a game is called in a contribution. */
export function gameKey({ vendor, code }: { vendor: string; code: string }): string {
  return `${vendor.toUpperCase()}:${code}`;
}
