export { rewardRoutes } from './routes';
export { createRewards } from './service';
export { rewardStaffRoutes } from './staff-routes';
