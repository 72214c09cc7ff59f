export { rewardRoutes } from './routes';
export { createRewards, type Rewards } from './service';
export { rewardStaffRoutes } from './staff-routes';
