import type { Board } from '@pavilion/api/boards';

/** What a place wins, in minor units; 0 where it wins nothing. */
export function prizeOf(prizes: Board['prizes'], place: number): string {
  return prizes.find(({ from, to }) => from <= place && place <= to)?.prize ?? '0';
}
