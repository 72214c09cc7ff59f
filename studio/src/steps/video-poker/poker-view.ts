import type { RoundView } from '../../rounds/round-view';
import type { HoldStep } from './poker-rules';

/** A round of video poker as its player sees it. */
export interface PokerView extends RoundView {
  /** Which cards were held, once that is said. */
  readonly steps: readonly HoldStep[];
  /** The five cards that were dealt. */
  readonly shown: { readonly cards: readonly number[] } | null;
  /** The places of all cards in the deck; null until the round is settled. */
  readonly drawn: readonly number[] | null;
}
