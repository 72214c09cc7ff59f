export { addedByRank } from './reckon';
export { rebateRoutes } from './routes';
export { createRebates, type Rebates } from './service';
export { rebateStaffRoutes } from './staff-routes';
