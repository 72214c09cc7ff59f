import type { RoundView } from '../rounds/round-view';
import type { HiLoStep } from './hilo';

/** A round of hi-lo as its player sees it. */
export interface HiLoView extends RoundView {
  readonly steps: readonly HiLoStep[];
  /** The cards that lie open while it is played; not yet the one that ended it. */
  readonly shown: { readonly cards: readonly number[] } | null;
  /** All cards; null until the round is settled. */
  readonly drawn: readonly number[] | null;
}
