import type { ReconciliationLine } from '@pavilion/api/staff';
import type { DifferenceRow, ReconciliationRow } from './reconciliation-store';

/** A day and a source as a console lists them. */
export function toWireRow(row: ReconciliationRow): ReconciliationLine {
  const { source, day, currency, state, failure, differences, unexplained } = row;
  return {
    id: String(row.id),
    source,
    day,
    currency,
    state,
    failure,
    differences,
    unexplained,
    requestedBy: row.requested_by,
    ours: { count: row.ours_count, amount: String(row.ours_amount) },
    theirs: { count: row.theirs_count, amount: String(row.theirs_amount) },
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

/** A difference, and how an operator explained it. */
export function toWireDifference({
  id,
  kind,
  what,
  subject,
  ours,
  theirs,
  explained_by: by,
  explained_at: at,
  explanation,
}: DifferenceRow) {
  return {
    id: String(id),
    kind,
    what,
    subject,
    ours,
    theirs,
    explained: by === null || at === null ? null : { by, at: at.toISOString(), reason: explanation ?? '' },
  };
}
