import type { SegmentChange, SegmentLine, SegmentRequest, TagChange } from '@pavilion/api/staff';
import { wireFields } from '../../../platform/wire';
import type { SegmentRequestRow, SegmentRow } from './tables';

/** A version as operators see it. */
export function toSegmentLine(row: SegmentRow): SegmentLine {
  return wireFields(row, 'code', 'version', 'name', 'rule', 'enabled', 'written_by', 'written_at');
}

export function toSegmentRequest(row: SegmentRequestRow): SegmentRequest {
  const line = wireFields(row, 'id', 'code', 'requested_by', 'requested_at');
  return row.kind === 'tag'
    ? { ...line, kind: 'tag', wanted: row.wanted as TagChange }
    : { ...line, kind: 'segment', wanted: row.wanted as SegmentChange };
}
