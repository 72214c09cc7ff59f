export { pointsRoutes } from './routes';
export { createPoints, type Points } from './service';
export { pointsStaffRoutes } from './staff-routes';
