import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Round } from '../database/tables';
import type { RoundRunner } from './round-runner';
import { roundByClientId } from './rounds';

/** How long an answer is held back; a slower round is asked for again by its id. */
const LONG_POLL_MS = 2_500;

/** The round once it can go no further by itself, or as far as it has come by then. */
export async function settledSoon(database: Database, runner: RoundRunner, round: Round): Promise<Round> {
  const answered = new AbortController();
  // Ended by the answer, which is no failure.
  const held = pause(LONG_POLL_MS, undefined, { signal: answered.signal }).catch(() => undefined);
  await Promise.race([runner.drive(round.id), held]);
  answered.abort();
  return (await roundByClientId(database, round.player_id, round.client_round_id)) ?? round;
}
