export { levelFact } from './level-fact';
export { levelRoutes } from './routes';
export { createLevels, type Levels, type ReachedRank } from './service';
export { levelStaffRoutes } from './staff-routes';
