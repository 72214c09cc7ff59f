import { call } from '../call';
import type { LaunchRequest, LaunchValue, PositionValue, RealityCheckRequest } from './index';

/** Opens a game at its vendor and answers where it runs. */
export const launchGame = call<LaunchRequest, LaunchValue>('POST', '/wps/game/launchGame', { token: true, anyHost: true });
/** The same under its older name. */
export const launchGameFallback = call<LaunchRequest, LaunchValue>('POST', '/wps/relay/GCS_gameLaunchFB', { token: true });
/** How long the player has been here, what they staked, what they were paid. */
export const position = call<Record<never, never>, PositionValue>('GET', '/wps/games/position', { token: true });
/** The player's own interval of reality checks. */
export const setRealityCheck = call<RealityCheckRequest>('PUT', '/wps/games/realityCheck', { token: true });
