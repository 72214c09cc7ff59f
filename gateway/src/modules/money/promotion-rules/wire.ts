import type { PromotionRequest, PromotionRuleLine, PromotionTerms } from '@pavilion/api/staff';
import { wireFields } from '../../../platform/wire';
import type { RuleInForce, RuleKinds } from './rule-kind';
import type { RequestRow, RuleRow } from './tables';

/** A version as operators see it. */
export function toRuleLine(row: RuleRow, kinds: RuleKinds): PromotionRuleLine {
  return {
    ...wireFields(row, 'code', 'version', 'name', 'about', 'enabled', 'valid_from', 'valid_until', 'written_by', 'written_at'),
    terms: termsOf(row, kinds) as PromotionTerms,
    withdrawn: isWithdrawn(row),
  };
}

/** A version as the modules that give by it see it. */
export function toRuleInForce<Terms extends object>(row: RuleRow, kinds: RuleKinds): RuleInForce<Terms> {
  const { id, brand, code, version, name, about, enabled, position, valid_from: validFrom, valid_until: validUntil } = row;
  const acceptedGain = row.accepted_gain;
  return {
    id,
    brand,
    code,
    version,
    name,
    about,
    enabled,
    position,
    validFrom,
    validUntil,
    acceptedGain,
    terms: termsOf(row, kinds) as Terms,
  };
}

function termsOf({ kind, terms }: RuleRow, kinds: RuleKinds): object {
  return kinds.of(kind).toWire?.(terms) ?? terms;
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
