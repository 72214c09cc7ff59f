import { call } from '../call';
import type { FreeRoundsValue } from './index';

type Nothing = Record<never, never>;

/** The rounds that the member has free, and what became of earlier ones. */
export const freeRounds = call<Nothing, FreeRoundsValue>('GET', '/wps/v2/free-rounds', { token: true });
