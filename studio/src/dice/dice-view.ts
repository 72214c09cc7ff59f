import type { RoundView } from '../rounds/round-view';
import type { Direction } from './odds';

/** A round of dice as its player sees it. Roll and target are hundredths, the multiplier ten-thousandths. */
export interface DiceRoundView extends RoundView {
  /** By which rules it was rolled. */
  readonly model: string;
  readonly direction: Direction;
  readonly target: number;
  readonly multiplier: string;
  readonly roll: number | null;
}
