import { call } from '../call';
import type { LaunchRequest, LaunchValue } from './index';

/** Opens a game at its vendor and answers where it runs. */
export const launchGame = call<LaunchRequest, LaunchValue>('POST', '/wps/game/launchGame', { token: true });
/** The same under its older name. */
export const launchGameFallback = call<LaunchRequest, LaunchValue>('POST', '/wps/relay/GCS_gameLaunchFB', { token: true });
