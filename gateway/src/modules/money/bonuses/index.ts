export { bonusOf, shareOfSum } from './bonus-terms';
export { fromContribution, shareOf, toContribution, toShares } from './contribution';
export { createGameFacts, type GameFact, type GameFacts, gameKey, type PlayReturns } from './game-facts';
export { costOf } from './offer-cost';
export { bonusRoutes } from './routes';
export { bonusStaffRoutes } from './staff-routes';
export { type Bonuses, createBonuses } from './service';
export type { Contribution, PromisedBonus } from './tables';
