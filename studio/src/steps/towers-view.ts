import type { RoundView } from '../rounds/round-view';
import type { TowersChoice, TowersStep } from './towers';

/** A round of towers as its player sees it. */
export interface TowersView extends RoundView {
  readonly choice: TowersChoice;
  /** What the player did so far: the tile that was opened on each floor, from 1, and that the win was taken. */
  readonly steps: readonly TowersStep[];
  /** The tile with the trap on each floor; null until the round is settled. */
  readonly drawn: readonly number[] | null;
}
