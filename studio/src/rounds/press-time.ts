import type { FastifyRequest } from 'fastify';
import { GameError } from '../http/game-error';
import { STALE_AFTER_MS } from './stale-after';

const PRESSED_AT_HEADER = 'x-studio-pressed-at';
/** A page that takes the time from our answers is behind rather than ahead; one that is further ahead does not know the time. */
const MOST_AHEAD_MS = 2_000;

/** When the player pressed, by the studio's clock. A page that does not say it is served as its calls come. */
export function pressedAt({ headers }: Pick<FastifyRequest, 'headers'>): Date | null {
  const said = headers[PRESSED_AT_HEADER];
  return typeof said === 'string' && /^\d{13}$/.test(said) ? new Date(Number(said)) : null;
}

/** What comes out of a dead spot of the network is not taken long after the press. @throws GameError `round.too_late`, `step.too_late` */
export function assertInTime(pressed: Date | null, refusal: 'round.too_late' | 'step.too_late'): void {
  if (!pressed) return;
  const age = Date.now() - pressed.getTime();
  if (age > STALE_AFTER_MS || age < -MOST_AHEAD_MS) throw new GameError(refusal);
}

/** A bet that a stopped studio left lying is not placed behind the back of a player who has gone since. */
export function isStale({ pressed_at, created_at }: { readonly pressed_at: Date | null; readonly created_at: Date }): boolean {
  return Date.now() - (pressed_at ?? created_at).getTime() > STALE_AFTER_MS;
}
