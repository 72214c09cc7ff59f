import { isDeepStrictEqual } from 'node:util';
import { GameError } from '../http/game-error';
import type { Step } from '../models/model';

/**
 * What comes again under a number is the step that was taken under it, in whatever words: `again` writes it as it would have been written at its place.
 *
 * @throws GameError `step.number_reused`
 */
export function assertSameStep(known: Step, again: () => Step): void {
  if (!isDeepStrictEqual(known, written(again))) throw new GameError('step.number_reused');
}

/** A step that could not have been taken at that place is another one. */
function written(again: () => Step): Step | undefined {
  try {
    return again();
  } catch (error) {
    if (error instanceof GameError) return undefined;
    throw error;
  }
}
