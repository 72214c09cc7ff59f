export { bonusRoutes } from './routes';
export { type Bonuses, createBonuses, type CreditedDeposit } from './service';
export type { PromisedBonus } from './tables';
