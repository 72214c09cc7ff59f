import type { RoundView } from '../rounds/round-view';
import type { MinesChoice, MinesStep } from './mines';

/** A round of mines as its player sees it. */
export interface MinesView extends RoundView {
  readonly choice: MinesChoice;
  /** What the player did so far: the tiles that were opened, from 1, and that the win was taken. */
  readonly steps: readonly MinesStep[];
  /** The tiles with mines; null until the round is settled. */
  readonly drawn: readonly number[] | null;
}
