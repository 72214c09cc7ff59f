import { call } from '../call';
import type { LevelClaim, LevelRankValue, LevelsValue } from './index';

type Nothing = Record<never, never>;

/** Where the player stands on the ladder, and the ladder. */
export const levels = call<Nothing, LevelsValue>('GET', '/wps/v2/levels', { token: true });
/** What the frame shows of it. */
export const levelRank = call<Nothing, LevelRankValue>('GET', '/wps/v2/levels/rank', { token: true });
/** Claims the bonus of a rank, once. */
export const claimLevel = call<LevelClaim, LevelsValue>('POST', '/wps/v2/levels/claim', { token: true });
/** Claims the gift for the birthday, once a year. */
export const claimBirthday = call<Nothing, LevelsValue>('POST', '/wps/v2/levels/birthday', { token: true });
