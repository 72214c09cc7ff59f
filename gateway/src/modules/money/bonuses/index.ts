export { fromContribution, shareOf, toContribution } from './contribution';
export { createGameFacts, type GameFact, type GameFacts, type PlayReturns } from './game-facts';
export { bonusRoutes } from './routes';
export { bonusStaffRoutes } from './staff-routes';
export { type Bonuses, createBonuses } from './service';
export type { Contribution, PromisedBonus } from './tables';
