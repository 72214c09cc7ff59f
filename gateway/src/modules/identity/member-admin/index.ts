export { memberAdminRoutes } from './staff-routes';
export { createMemberAdmin } from './service';
