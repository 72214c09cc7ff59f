import type { Round } from '../database/tables';

/** A round that is not settled may still be taken back: until then nothing says what came out. */
export function drawnOnceSettled({ state, outcome }: Round): readonly number[] | null {
  return state === 'settled' && outcome && 'drawn' in outcome ? outcome.drawn : null;
}

/** What lies open, as it was written down with the last step; nothing before the round is played. */
export function shownIn<Shown extends object>({ shown }: Round): Shown | null {
  return shown === null || shown === undefined ? null : (JSON.parse(shown) as Shown);
}
