import type {
  PromotionCost,
  PromotionCostQuestion,
  PromotionKind,
  PromotionRequest,
  PromotionRuleChange,
  PromotionRulesValue,
  PromotionRuleWithdrawal,
} from '@pavilion/api/staff';
import type { StaffClient } from './staff-client';

/** How operators decide by what rules a brand gives. */
export function promotionCalls({ call }: StaffClient) {
  const brandPath = (brand: string) => `/brands/${encodeURIComponent(brand)}`;
  const rulePath = (brand: string, { kind, code }: { kind: PromotionKind; code: string }) =>
    `${brandPath(brand)}/promotions/${kind}/${encodeURIComponent(code)}`;
  type Rule = Parameters<typeof rulePath>[1];
  return {
    rules: (brand: string, kind: PromotionKind) =>
      call<PromotionRulesValue>('GET', `${brandPath(brand)}/promotions/${kind}`),
    cost: (brand: string, rule: Rule, question: PromotionCostQuestion) =>
      call<PromotionCost>('POST', `${rulePath(brand, rule)}/cost`, question),
    write: (brand: string, rule: Rule, wanted: PromotionRuleChange) =>
      call<PromotionRulesValue>('PUT', rulePath(brand, rule), wanted),
    request: (brand: string, rule: Rule, wanted: PromotionRuleChange) =>
      call<PromotionRequest>('POST', `${rulePath(brand, rule)}/requests`, wanted),
    withdraw: (brand: string, rule: Rule, wanted: PromotionRuleWithdrawal) =>
      call<PromotionRulesValue>('POST', `${rulePath(brand, rule)}/withdrawal`, wanted),
    decideRequest: (brand: string, id: string, step: 'approval' | 'rejection', wanted: { reason: string }) =>
      call<PromotionRulesValue>('POST', `${brandPath(brand)}/promotion-requests/${encodeURIComponent(id)}/${step}`, wanted),
  };
}
