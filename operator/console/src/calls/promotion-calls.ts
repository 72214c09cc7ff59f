import type {
  PromotionCost,
  PromotionKind,
  PromotionRequest,
  PromotionRuleChange,
  PromotionRulesValue,
  PromotionRuleWithdrawal,
  PromotionTerms,
} from '@pavilion/api/staff';
import type { StaffClient } from './staff-client';

/** How operators decide by what rules a brand gives. */
export function promotionCalls({ call }: StaffClient) {
  const brandPath = (brand: string) => `/brands/${encodeURIComponent(brand)}`;
  const rule = (brand: string, kind: PromotionKind, code: string) =>
    `${brandPath(brand)}/promotions/${kind}/${encodeURIComponent(code)}`;
  return {
    rules: (brand: string, kind: PromotionKind) => call<PromotionRulesValue>('GET', `${brandPath(brand)}/promotions/${kind}`),
    cost: (brand: string, kind: PromotionKind, code: string, terms: PromotionTerms) =>
      call<PromotionCost>('POST', `${rule(brand, kind, code)}/cost`, { terms }),
    write: (brand: string, kind: PromotionKind, code: string, wanted: PromotionRuleChange) =>
      call<PromotionRulesValue>('PUT', rule(brand, kind, code), wanted),
    request: (brand: string, kind: PromotionKind, code: string, wanted: PromotionRuleChange) =>
      call<PromotionRequest>('POST', `${rule(brand, kind, code)}/requests`, wanted),
    withdraw: (brand: string, kind: PromotionKind, code: string, wanted: PromotionRuleWithdrawal) =>
      call<PromotionRulesValue>('POST', `${rule(brand, kind, code)}/withdrawal`, wanted),
    decide: (brand: string, id: string, step: 'approval' | 'rejection', reason: string) =>
      call<PromotionRulesValue>('POST', `${brandPath(brand)}/promotion-requests/${encodeURIComponent(id)}/${step}`, { reason }),
  };
}
