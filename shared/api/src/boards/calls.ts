import { call } from '../call';
import type { LeaderboardValue } from './index';

/** The boards of the brand, and where the player stands on them. */
export const missionLeaderboard = call<Record<never, never>, LeaderboardValue>('GET', '/wps/relay/MCSFE_getMissionLeaderboard', {
  token: true,
});
