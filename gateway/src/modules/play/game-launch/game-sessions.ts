import { createHash, randomUUID } from 'node:crypto';
import { type Generated, sql } from 'kysely';
import type { FieldCipher } from '../../../platform/crypto';
import type { Database } from '../../../platform/database';

declare module '../../../platform/database/database' {
  interface Tables {
    game_sessions: {
      id: string;
      brand: string;
      member_id: bigint;
      node_id: bigint;
      mode: 'real' | 'free';
      terms: Buffer;
      url: Buffer;
      opened_at: Generated<Date>;
      used_at: Generated<Date>;
    };
  }
}

/** Whose game it is. */
export interface GameSessionKey {
  brand: string;
  memberId: string;
  nodeId: string;
  mode: 'real' | 'free';
}

/** A session that is still to be gone on with. `url` is missing when the game has to be opened in another way than before. */
export interface OpenSession {
  id: string;
  url: string | undefined;
}

/** Vendors let an address live for hours without use; one that is older than this is not tried again. */
const MAX_SESSION_AGE = '11 hours';
const RECENT_WINDOW = '1 hour';

/** Sessions of games, one per player, game and mode. */
export function createGameSessions(db: Database, cipher: FieldCipher) {
  return {
    /**
     * The session to go on with: used within the hour, or with an open round (`plays`), however old. Its address is missing when it is too old or was
     * opened on other terms.
     */
    async open(seat: GameSessionKey, terms: object, plays: () => Promise<boolean>): Promise<OpenSession | undefined> {
      const row = await db
        .selectFrom('game_sessions')
        .select(['id', 'url', 'terms'])
        .select(sql<boolean>`used_at > now() - ${RECENT_WINDOW}::interval`.as('lately'))
        .select(sql<boolean>`opened_at > now() - ${MAX_SESSION_AGE}::interval`.as('opens'))
        .where('member_id', '=', BigInt(seat.memberId))
        .where('node_id', '=', BigInt(seat.nodeId))
        .where('mode', '=', seat.mode)
        .executeTakeFirst();
      if (!row || !((row.lately && row.opens) || (await plays()))) return undefined;
      return {
        id: row.id,
        url: row.opens && row.terms.equals(digest(terms)) ? cipher.open(row.url, contextOf(row.id)) : undefined,
      };
    },
    /** Notes what a vendor opened, as a new session or as the known one. */
    async save(seat: GameSessionKey, terms: object, url: string, known: string | undefined): Promise<string> {
      const id = known ?? randomUUID();
      const facts = { id, terms: digest(terms), url: cipher.seal(url, contextOf(id)) };
      await db
        .insertInto('game_sessions')
        .values({ ...facts, brand: seat.brand, member_id: BigInt(seat.memberId), node_id: BigInt(seat.nodeId), mode: seat.mode })
        .onConflict((conflict) =>
          conflict.columns(['member_id', 'node_id', 'mode']).doUpdateSet({ ...facts, opened_at: sql`now()`, used_at: sql`now()` }),
        )
        .execute();
      return id;
    },
    async playersIn(brand: string, nodeIds: readonly string[]): Promise<number> {
      const { rows } = await sql<{ players: number }>`
        select count(distinct member_id)::int as players from game_sessions
        where brand = ${brand} and used_at > now() - interval '30 minutes' and node_id = any(${[...nodeIds]}::bigint[])`.execute(
        db,
      );
      return rows[0]?.players ?? 0;
    },
    async touch(id: string): Promise<void> {
      await sql`update game_sessions set used_at = now() where id = ${id}`.execute(db);
    },
  };
}

export type GameSessions = ReturnType<typeof createGameSessions>;

function digest(terms: object): Buffer {
  return createHash('sha256').update(JSON.stringify(terms)).digest();
}

function contextOf(id: string): string {
  return `game session ${id}`;
}
