import type { ReconciliationLine } from '@pavilion/api/staff';
import { wireFields } from '../../../platform/wire';
import type { DifferenceRow, ReconciliationRow } from './reconciliation-store';

/** A day and a source as a console lists them. */
export function toWireRow(row: ReconciliationRow): ReconciliationLine {
  return {
    ...wireFields(
      row,
      'id',
      'source',
      'day',
      'currency',
      'state',
      'failure',
      'differences',
      'unexplained',
      'requested_by',
      'ended_at',
    ),
    ours: { count: row.ours_count, amount: String(row.ours_amount) },
    theirs: { count: row.theirs_count, amount: String(row.theirs_amount) },
  };
}

/** A difference, and how an operator explained it. */
export function toWireDifference(row: DifferenceRow) {
  const { explained_by: by, explained_at: at, explanation } = row;
  return {
    ...wireFields(row, 'id', 'kind', 'what', 'subject', 'ours', 'theirs'),
    explained: by === null || at === null ? null : { by, at: at.toISOString(), reason: explanation ?? '' },
  };
}
