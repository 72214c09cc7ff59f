import type { LaunchValue } from '@pavilion/api/launch';
import { type Position, usePosition } from '../../queries/position';
import type { PlaySession } from './use-game-messages';

/** How long the player has played, and what they are up or down; `since` is missing while no game runs. Amounts are minor units. */
export interface NetPosition {
  since: number | undefined;
  net: bigint;
  /** The gateway's account of it; nothing in free play, or before it answered. */
  position: Position | undefined;
}

/** With money the gateway's account since they signed in; without, or while that cannot be had, what this game has told. */
export function useNetPosition(
  launch: LaunchValue | undefined,
  openedAt: number,
  { net, roundInProgress }: PlaySession,
): NetPosition {
  const known = usePosition(launch?.mode === 'real', roundInProgress);
  const position = known?.playMoney ? undefined : known;
  if (!launch) return { since: undefined, net: 0n, position: undefined };
  if (!position) return { since: openedAt, net, position };
  return { since: position.since, net: BigInt(position.net), position };
}
