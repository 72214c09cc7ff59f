export { levelFact } from './level-fact';
export { levelRoutes } from './routes';
export { createLevels, type Levels } from './service';
export { levelStaffRoutes } from './staff-routes';
