export { createPromotionRules } from './service';
export { promotionRuleStaffRoutes } from './staff-routes';
