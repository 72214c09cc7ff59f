import { Refusal } from './status';

/**
 * What a free round was given under; nothing for a round of the player's own money. A vendor that knows no free rounds sends neither field.
 *
 * @throws Refusal `RS_ERROR_WRONG_SYNTAX` for a free round that nobody can look up
 */
export function rewardOf({ is_free: free, reward_uuid: reward }: Record<string, unknown>): string | undefined {
  if (free !== true) return undefined;
  if (typeof reward !== 'string' || reward === '') throw new Refusal('RS_ERROR_WRONG_SYNTAX');
  return reward.toLowerCase();
}
