import type { RoundView } from '../rounds/round-view';
import type { Slip } from './table-rules';

/** A round at a table as its player sees it. */
export interface TableView extends RoundView {
  readonly choice: Slip;
  /** What was drawn; null until the round is settled. */
  readonly drawn: readonly number[] | null;
}
