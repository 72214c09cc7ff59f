import type { AdjustmentLine } from '@pavilion/api/staff';
import { wireFields } from '../../../platform/wire';
import type { Members } from '../../identity/members';
import type { AdjustmentRow } from './adjustment-store';

/** Adjustments with their members, as a console lists them. */
export function createAdjustmentLines(members: Pick<Members, 'byIds'>) {
  return async (brand: string, rows: readonly AdjustmentRow[]): Promise<AdjustmentLine[]> => {
    const known = await members.byIds(brand, [...new Set(rows.map((row) => row.member_id))]);
    return rows.map((row) => {
      const member = known.get(row.member_id);
      return toWireLine(row, { id: member?.publicId ?? '', account: member?.account ?? '' });
    });
  };
}

/** An adjustment as the audit log has it. */
export function toAuditFacts({ id, kind, state, amount, currency, related }: AdjustmentRow) {
  return { id, kind, state, amount: String(amount), currency, ...(related !== null && { reference: related }) };
}

function toWireLine(row: AdjustmentRow, member: AdjustmentLine['member']): AdjustmentLine {
  const { related, decided_by: by, decided_at: at, decision } = row;
  return {
    ...wireFields(row, 'id', 'kind', 'state', 'amount', 'currency', 'wallet', 'reason', 'proposed_by', 'proposed_at'),
    member,
    reference: related,
    decided: by === null || at === null ? null : { by, at: at.toISOString(), reason: decision ?? '' },
  };
}
