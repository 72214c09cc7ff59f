import { sql, type Transaction } from 'kysely';
import { commitmentTo, newClientSeed, newServerSeed } from './seed-text';
import type { Database, Round, SeedPair, Tables } from '../database/tables';
import type { RoundSeeds } from '../models/model';
import { CLOSED_STATES } from '../rounds/round-state';
import { GameError } from '../http/game-error';

export interface Seeds {
  readonly active: SeedPair;
  /** Committed to before the player chooses the client seed that will go with it. */
  readonly nextServerSeedHash: string;
}

const REVEALED_SHOWN = 10;

/** What the outcome of a round follows from. Secret until the pair is revealed. */
export async function seedsOfRound(database: Database | Transaction<Tables>, round: Round): Promise<RoundSeeds> {
  const pair = await database.selectFrom('seed_pairs').selectAll().where('id', '=', round.seed_pair_id).executeTakeFirstOrThrow();
  return { serverSeed: pair.server_seed, clientSeed: pair.client_seed ?? '', nonce: round.nonce };
}

export async function ensureSeeds(database: Database, playerId: bigint): Promise<void> {
  await database.transaction().execute(async (tx) => {
    await insertPair(tx, playerId, 'active');
    await insertPair(tx, playerId, 'next');
  });
}

export async function seedsOf(database: Database, playerId: bigint): Promise<Seeds> {
  const pairs = await database
    .selectFrom('seed_pairs')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', '<>', 'revealed')
    .execute();
  const active = pairs.find((pair) => pair.state === 'active');
  const next = pairs.find((pair) => pair.state === 'next');
  if (!active || !next) throw new Error(`player ${playerId} has no seeds`);
  return { active, nextServerSeedHash: next.server_seed_hash };
}

export function revealedSeeds(database: Database, playerId: bigint): Promise<SeedPair[]> {
  return database
    .selectFrom('seed_pairs')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', '=', 'revealed')
    .orderBy('id', 'desc')
    .limit(REVEALED_SHOWN)
    .execute();
}

/**
 * Reveals the active server seed and puts the committed next one in its place, with the player's client seed and nonce 0.
 *
 * @throws GameError `round.in_progress`: a seed that an open round still needs stays secret
 */
export async function rotateSeeds(database: Database, playerId: bigint, clientSeed: string): Promise<void> {
  await database.transaction().execute(async (tx) => {
    const active = await lockActivePair(tx, playerId);
    if (await hasOpenRound(tx, playerId)) throw new GameError('round.in_progress');
    await tx
      .updateTable('seed_pairs')
      .set({ state: 'revealed', revealed_at: sql<Date>`now()` })
      .where('id', '=', active.id)
      .execute();
    await tx
      .updateTable('seed_pairs')
      .set({ state: 'active', client_seed: clientSeed })
      .where('player_id', '=', playerId)
      .where('state', '=', 'next')
      .execute();
    await insertPair(tx, playerId, 'next');
  });
}

/**
 * Rounds and rotations of one player wait for each other on the player's row. The active pair is no row to wait on: after a rotation it is
 * another one, and who waited would find none.
 */
export async function lockActivePair(tx: Transaction<Tables>, playerId: bigint): Promise<SeedPair> {
  await tx.selectFrom('players').select('id').where('id', '=', playerId).forNoKeyUpdate().executeTakeFirstOrThrow();
  return tx
    .selectFrom('seed_pairs')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow();
}

async function hasOpenRound(tx: Transaction<Tables>, playerId: bigint): Promise<boolean> {
  const open = await tx
    .selectFrom('rounds')
    .select('id')
    .where('player_id', '=', playerId)
    .where('state', 'not in', CLOSED_STATES)
    .executeTakeFirst();
  return open !== undefined;
}

async function insertPair(tx: Transaction<Tables>, playerId: bigint, state: 'active' | 'next'): Promise<void> {
  const serverSeed = newServerSeed();
  await tx
    .insertInto('seed_pairs')
    .values({
      player_id: playerId,
      server_seed: serverSeed,
      server_seed_hash: commitmentTo(serverSeed),
      client_seed: state === 'active' ? newClientSeed() : null,
      state,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
