import type { RoundView } from '../../rounds/round-view';
import type { ThreeCardChoice, ThreeCardStep } from './three-card';

/** A round of three cards against the house as its player sees it. */
export interface ThreeCardView extends RoundView {
  readonly choice: ThreeCardChoice;
  readonly steps: readonly ThreeCardStep[];
  /** The player's own cards, from the moment that the bet is confirmed. */
  readonly cards: readonly number[];
  /** The places of all cards that were dealt; null until the round is settled. */
  readonly drawn: readonly number[] | null;
}
