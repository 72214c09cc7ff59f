import type { RoundView } from '../rounds/round-view';
import type { FishingChoice, FishingStep } from './fishing';

/** A magazine as its player sees it. */
export interface FishingView extends RoundView {
  readonly choice: FishingChoice;
  readonly steps: readonly FishingStep[];
  /** What the shots caught that are told, one after another, in stakes of a shot. The last step's are told once the round is settled. */
  readonly catches: readonly number[];
  /** The numbers of all shots; null until the round is settled. */
  readonly drawn: readonly number[] | null;
}
