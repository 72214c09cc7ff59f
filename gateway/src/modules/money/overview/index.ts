export { createOverview, type QueueCounts } from './service';
export { overviewStaffRoutes } from './staff-routes';
