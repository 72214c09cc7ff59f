export { bonusRoutes } from './routes';
export { bonusStaffRoutes } from './staff-routes';
export { type Bonuses, createBonuses, type CreditedDeposit } from './service';
export type { PromisedBonus } from './tables';
