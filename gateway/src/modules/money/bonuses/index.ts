export { bonusRoutes } from './routes';
export { bonusStaffRoutes } from './staff-routes';
export { type Bonuses, createBonuses } from './service';
export type { PromisedBonus } from './tables';
