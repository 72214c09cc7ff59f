import type { RoundView } from '../rounds/round-view';

/** A round of a slot as its player sees it. */
export interface SpinView extends RoundView {
  /** Where each reel stopped; null until the round is settled. */
  readonly stops: readonly number[] | null;
}
