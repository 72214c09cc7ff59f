import { sql, type Transaction } from 'kysely';
import type { Database, Reward, Tables } from '../database/tables';
import { GameError } from '../http/game-error';
import type { Terms } from '../profiles/terms';
import type { PlaySession } from '../sessions/authenticate';

/** What the page is told of the rounds that the player has free in its title. Money is in units as digits. */
export interface FreeView {
  readonly reward: string;
  readonly left: number;
  readonly rounds: number;
  readonly stake: string;
  readonly until: string;
}

/** Rounds count from the moment that they are written down; one that was refused or taken back counts no more. */
const played = sql<number>`(select count(*)::int from rounds where rounds.reward_uuid = rewards.id and rounds.state not in ('refused', 'rolled_back'))`;

/**
 * Holds a reward, so that rounds of it come one after the other, and looks whether one more is to be had.
 *
 * @throws GameError `reward.not_allowed` for another player, title or stake, `reward.over` when none is left
 */
export async function takeReward(
  tx: Transaction<Tables>,
  { wallet: { playerId }, title }: PlaySession,
  { reward: id, stake }: { readonly reward: string; readonly stake: bigint },
): Promise<void> {
  const reward = await tx.selectFrom('rewards').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (reward?.player_id !== playerId || !reward.games.includes(title.code) || reward.stake !== stake)
    throw new GameError('reward.not_allowed');
  // Counted once it is held: whoever came before has written down theirs.
  const { left } = await tx
    .selectFrom('rewards')
    .select(
      sql<number>`case when cancelled_at is null and valid_until > clock_timestamp() then rounds - ${played} else 0 end`.as('left'),
    )
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (left <= 0) throw new GameError('reward.over');
}

/** The rounds that are free in the session's title now: of several rewards those that end first. */
export async function openReward(
  database: Database,
  { wallet: { playerId }, title, demo }: PlaySession,
  { maxStake }: Pick<Terms, 'maxStake'>,
): Promise<FreeView | null> {
  if (demo) return null;
  const reward = await database
    .selectFrom('rewards')
    .selectAll()
    .select(sql<number>`rounds - ${played}`.as('left'))
    .where('player_id', '=', playerId)
    .where('cancelled_at', 'is', null)
    .where(sql<boolean>`valid_until > now() and ${title.code} = any (games) and rounds > ${played}`)
    // What the rules of the brand do not let this player stake is not offered either.
    .$if(maxStake !== null, (rest) => rest.where('stake', '<=', maxStake))
    .orderBy('valid_until')
    .orderBy('id')
    .executeTakeFirst();
  return reward ? freeView(reward) : null;
}

function freeView({ id, left, rounds, stake, valid_until: until }: Reward & { readonly left: number }): FreeView {
  return { reward: id, left, rounds, stake: String(stake), until: until.toISOString() };
}

/** How many rounds of it were played, those under way included. */
export async function playedOf(database: Database, id: string): Promise<number> {
  const found = await database.selectFrom('rewards').select(played.as('played')).where('id', '=', id).executeTakeFirst();
  return found?.played ?? 0;
}
