export { freeRoundRoutes } from './routes';
export { createFreeRounds, type FreeRounds } from './service';
export { freeRoundStaffRoutes } from './staff-routes';
export type { Grant, RoundsOffered } from './give';
export type { GameNames } from './wire';
