export { boardRoutes } from './routes';
export { createBoards } from './service';
export { boardStaffRoutes } from './staff-routes';
