export { levelFact } from './level-fact';
export { levelRoutes } from './routes';
export type { ReachedRank } from './reached';
export { createLevels, type Levels } from './service';
export { levelStaffRoutes } from './staff-routes';
