import type { RoundView } from '../../rounds/round-view';
import type { WarStep } from './war';

/** A round of war as its player sees it. */
export interface WarView extends RoundView {
  readonly steps: readonly WarStep[];
  /** The two cards of a tie that waits for an answer, the player's first; none before, and none where the first cards decide. */
  readonly cards: readonly number[];
  /** The places of all cards that were dealt; null until the round is settled. */
  readonly drawn: readonly number[] | null;
}
