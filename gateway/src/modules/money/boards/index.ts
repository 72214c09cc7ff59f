export { boardRoutes } from './routes';
export { type Boards, createBoards } from './service';
export { boardStaffRoutes } from './staff-routes';
