export { createAccounting } from './service';
export { accountingStaffRoutes } from './staff-routes';
