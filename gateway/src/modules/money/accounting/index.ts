export { type Accounting, createAccounting } from './service';
export { accountingStaffRoutes } from './staff-routes';
