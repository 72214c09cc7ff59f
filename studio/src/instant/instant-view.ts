import type { RoundView } from '../rounds/round-view';

/** A round of a game of one choice as its player sees it. */
export interface InstantView<Choice extends object = object> extends RoundView {
  readonly choice: Choice;
  /** What was drawn; null until the round is settled. */
  readonly drawn: readonly number[] | null;
}
