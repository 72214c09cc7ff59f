export type { RuleInForce, RuleKind } from './rule-kind';
export { createPromotionRules, type PromotionRules } from './service';
export { promotionRuleStaffRoutes } from './staff-routes';
