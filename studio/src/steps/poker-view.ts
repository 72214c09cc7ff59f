import type { RoundView } from '../rounds/round-view';
import type { PokerChoice, PokerStep } from './poker';

/** A round of three cards against the house as its player sees it. */
export interface PokerView extends RoundView {
  readonly choice: PokerChoice;
  readonly steps: readonly PokerStep[];
  /** The player's own cards, from the moment that the bet is confirmed. */
  readonly cards: readonly number[];
  /** The places of all cards that were dealt; null until the round is settled. */
  readonly drawn: readonly number[] | null;
}
