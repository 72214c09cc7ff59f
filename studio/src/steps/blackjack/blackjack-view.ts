import type { RoundView } from '../../rounds/round-view';
import type { BlackjackStep, Card } from './blackjack';

/** A round of blackjack as its player sees it. */
export interface BlackjackView extends RoundView {
  readonly steps: readonly BlackjackStep[];
  /** What was dealt so far, in the order of the draws; the dealer's second card is null. Null before the bet is confirmed. */
  readonly cards: readonly Card[] | null;
  /** Every card in the order of the draws; null until the round is settled. */
  readonly drawn: readonly number[] | null;
}
