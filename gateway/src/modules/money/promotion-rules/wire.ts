import type { PromotionRequest, PromotionRuleLine } from '@pavilion/api/staff';
import { wireFields } from '../../../platform/wire';
import { fromContribution } from '../bonuses';
import type { RequestRow, RuleRow } from './tables';

export function toRuleLine(row: RuleRow): PromotionRuleLine {
  return {
    ...wireFields(row, 'code', 'version', 'name', 'about', 'enabled', 'valid_from', 'valid_until', 'written_by', 'written_at'),
    terms: { contribution: fromContribution(row.terms.contribution) },
    withdrawn: isWithdrawn(row),
  };
}

/** It ended where it would have begun: it never held. */
export function isWithdrawn({ valid_from, valid_until }: RuleRow): boolean {
  return valid_until?.getTime() === valid_from.getTime();
}

export function toWireRequest(row: RequestRow): PromotionRequest {
  return {
    ...wireFields(row, 'id', 'kind', 'code', 'wanted', 'state', 'requested_by', 'requested_at'),
    gainShare: row.gain,
  };
}
