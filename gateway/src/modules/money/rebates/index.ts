export { addedByRank } from './reckon';
export { rebateRoutes } from './routes';
export { createRebates } from './service';
export { rebateStaffRoutes } from './staff-routes';
