import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Currency } from '../money/currencies';
import type { Database } from '../database/tables';
import type { ProfileCode } from '../profiles/profiles';
import type { WalletSession } from '../wallet/wallet';

const MAX_IDLE = '2 hours';
const MAX_AGE = '12 hours';

export interface Session {
  readonly id: bigint;
  readonly wallet: WalletSession;
  readonly currency: Currency;
  readonly demo: boolean;
  readonly lang: 'bn' | 'en';
  readonly lobbyUrl: string | null;
  readonly depositUrl: string | null;
  /** False until the operator has once confirmed that the player exists and may play. */
  readonly checked: boolean;
  readonly profile: ProfileCode;
  readonly age: number | null;
  readonly startedAt: Date;
  /** What its page keeps of a bet that was not played, as JSON. */
  readonly bet: string | null;
}

export interface NewSession {
  readonly playerId: bigint;
  readonly token: string | null;
  readonly gameCode: string;
  readonly lang: 'bn' | 'en';
  readonly lobbyUrl: string | null;
  readonly depositUrl: string | null;
  readonly profile: ProfileCode;
  readonly age: number | null;
}

/** @returns the key that the launch address carries; only its hash is kept */
export async function openSession(database: Database, session: NewSession): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  await database
    .insertInto('sessions')
    .values({
      key_hash: hashOf(key),
      player_id: session.playerId,
      operator_token: session.token,
      game_code: session.gameCode,
      lang: session.lang,
      lobby_url: session.lobbyUrl,
      deposit_url: session.depositUrl,
      profile: session.profile,
      age: session.age,
    })
    .execute();
  return key;
}

/** The session of a launch address, as long as it is alive: two hours without use or twelve in all end it. */
export async function findSession(database: Database, key: string): Promise<Session | undefined> {
  const alive = await database
    .updateTable('sessions')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('key_hash', '=', hashOf(key))
    .where(sql<boolean>`last_seen_at > now() - ${MAX_IDLE}::interval and created_at > now() - ${MAX_AGE}::interval`)
    .returning('id')
    .executeTakeFirst();
  return alive && (await sessionById(database, alive.id));
}

/** The session of a launch address even when it has ended: the page still has to say so inside the operator's frame. */
export async function findSessionEvenEnded(database: Database, key: string): Promise<Session | undefined> {
  const row = await database.selectFrom('sessions').select('id').where('key_hash', '=', hashOf(key)).executeTakeFirst();
  return row && (await sessionById(database, row.id));
}

/** Whatever its age: an open round is finished with the wallet of the session that began it. */
export async function sessionById(database: Database, id: bigint): Promise<Session> {
  const row = await database
    .selectFrom('sessions')
    .innerJoin('players', 'players.id', 'sessions.player_id')
    .innerJoin('operators', 'operators.id', 'players.operator_id')
    .selectAll('sessions')
    .select(['players.external_user', 'players.currency', 'operators.wallet_url'])
    .where('sessions.id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    wallet: {
      playerId: row.player_id,
      walletUrl: row.wallet_url,
      user: row.external_user,
      token: row.operator_token,
      currency: row.currency,
      gameCode: row.game_code,
    },
    currency: row.currency as Currency,
    demo: row.external_user === null,
    lang: row.lang,
    lobbyUrl: row.lobby_url,
    depositUrl: row.deposit_url,
    checked: row.checked_at !== null,
    profile: row.profile,
    age: row.age,
    startedAt: row.created_at,
    bet: row.bet,
  };
}

export async function markChecked(database: Database, id: bigint): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ checked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function keepBet(database: Database, id: bigint, bet: string): Promise<void> {
  await database.updateTable('sessions').set({ bet }).where('id', '=', id).execute();
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
