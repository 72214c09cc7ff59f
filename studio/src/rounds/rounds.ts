import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database, Round, Tables } from '../database/tables';
import { GameError } from '../http/game-error';
import { lockActivePair } from '../seeds/seeds';
import type { Terms } from '../profiles/terms';
import { takeReward } from '../rewards/rewards';
import type { PlaySession } from '../sessions/authenticate';
import type { BetColumns } from '../models/model';
import { modelOf } from '../models/models';
import { assertInTime } from './press-time';
import { CLOSED_STATES, isClosed } from './round-state';

export const LEASE = '4 seconds';
const HISTORY_LENGTH = 30;

/** What the player decides; the rest of the body is for the title's model to read. */
export interface Bet {
  readonly clientRoundId: string;
  readonly stake: bigint;
  readonly body: Readonly<Record<string, unknown>>;
  /** Under which reward it is free. */
  readonly reward: string | null;
  readonly pressedAt: Date | null;
}

/**
 * Writes a round down before any money moves. Taking the nonce here fixes the outcome: an answer that gets lost later cannot
 * lead to another roll. The same client round id gives the same round.
 *
 * @throws GameError `round.in_progress`, `round.id_reused`, `round.too_soon`, `round.too_late`, `stake.out_of_range`, `reward.not_allowed`, `reward.over` and
 * those of the model’s `accept`
 */
export async function createRound(database: Database, session: PlaySession, bet: Bet, terms: Terms): Promise<Round> {
  const { code, model } = session.title;
  const columns = modelOf(session.title).accept(bet.body, bet.stake, session.currency);
  if (terms.maxStake !== null && bet.stake > terms.maxStake) throw new GameError('stake.out_of_range');
  const { playerId } = session.wallet;
  return database.transaction().execute(async (tx) => {
    const pair = await lockActivePair(tx, playerId);
    const known = await roundByClientId(tx, playerId, bet.clientRoundId);
    if (known) return sameBet(known, { game_code: code, stake: bet.stake, reward_uuid: bet.reward, ...columns });
    assertInTime(bet.pressedAt, 'round.too_late');
    await assertCanPlay(tx, session, terms);
    if (bet.reward !== null) await takeReward(tx, session, { reward: bet.reward, stake: bet.stake });
    await tx
      .updateTable('seed_pairs')
      .set({ next_nonce: pair.next_nonce + 1 })
      .where('id', '=', pair.id)
      .execute();
    return tx
      .insertInto('rounds')
      .values({
        id: randomUUID(),
        player_id: playerId,
        session_id: session.id,
        client_round_id: bet.clientRoundId,
        seed_pair_id: pair.id,
        nonce: pair.next_nonce,
        game_code: code,
        model,
        ...columns,
        stake: bet.stake,
        reward_uuid: bet.reward,
        state: 'created',
        pressed_at: bet.pressedAt,
        bet_uuid: randomUUID(),
        win_uuid: randomUUID(),
        rollback_uuid: randomUUID(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

export function roundByClientId(
  database: Database | Transaction<Tables>,
  playerId: bigint,
  clientRoundId: string,
): Promise<Round | undefined> {
  return database
    .selectFrom('rounds')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('client_round_id', '=', clientRoundId)
    .executeTakeFirst();
}

export function openRoundOf(database: Database, { wallet: { playerId }, title }: PlaySession): Promise<Round | undefined> {
  return database
    .selectFrom('rounds')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('game_code', '=', title.code)
    .where('state', 'not in', CLOSED_STATES)
    .executeTakeFirst();
}

/** The player’s settled rounds of a title, newest first. */
export function settledRounds(database: Database, session: PlaySession): Promise<PastRound[]> {
  return settled(database, session).orderBy('rounds.created_at', 'desc').limit(HISTORY_LENGTH).execute();
}

/** A settled round of the player’s in the title, by the page’s id of it or by the one that the operator knows. */
export function settledRound(database: Database, session: PlaySession, id: string): Promise<PastRound | undefined> {
  return settled(database, session)
    .where((either) => either.or([either('rounds.client_round_id', '=', id), either('rounds.id', '=', id)]))
    .executeTakeFirst();
}

/** With the seeds it was played on; the server seed only once it is revealed. */
export interface PastRound extends Round {
  server_seed_hash: string;
  client_seed: string | null;
  revealed_seed: string | null;
}

function settled(database: Database, { wallet: { playerId }, title }: PlaySession) {
  return database
    .selectFrom('rounds')
    .innerJoin('seed_pairs', 'seed_pairs.id', 'rounds.seed_pair_id')
    .selectAll('rounds')
    .select(['seed_pairs.server_seed_hash', 'seed_pairs.client_seed'])
    .select(sql<string | null>`case when seed_pairs.state = 'revealed' then seed_pairs.server_seed end`.as('revealed_seed'))
    .where('rounds.player_id', '=', playerId)
    .where('rounds.game_code', '=', title.code)
    .where('rounds.state', '=', 'settled');
}

/** What the session has won or lost so far: payouts less stakes of its settled rounds, in units. A free round cost nothing. */
export async function netPosition(database: Database, sessionId: bigint): Promise<bigint> {
  const { net } = await database
    .selectFrom('rounds')
    .select(sql<bigint>`coalesce(sum(payout - case when reward_uuid is null then stake else 0 end - raised), 0)::bigint`.as('net'))
    .where('session_id', '=', sessionId)
    .where('state', '=', 'settled')
    .executeTakeFirstOrThrow();
  return net;
}

function sameBet(known: Round, bet: BetColumns & Pick<Round, 'game_code' | 'stake' | 'reward_uuid'>): Round {
  const same = Object.entries(bet).every(([column, value]) => known[column as keyof Round] === value);
  if (!same) throw new GameError('round.id_reused');
  return known;
}

/** Each title by itself: what goes on in another one is no reason to wait. */
async function assertCanPlay(
  tx: Transaction<Tables>,
  { wallet: { playerId }, title }: PlaySession,
  { cycleMs }: Terms,
): Promise<void> {
  const last = await tx
    .selectFrom('rounds')
    .select(['state', sql<number>`ceil(${cycleMs} - extract(epoch from clock_timestamp() - created_at) * 1000)::float8`.as('wait')])
    .where('player_id', '=', playerId)
    .where('game_code', '=', title.code)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (!last) return;
  if (!isClosed(last.state)) throw new GameError('round.in_progress');
  if (last.wait > 0) throw new GameError('round.too_soon', last.wait);
}
