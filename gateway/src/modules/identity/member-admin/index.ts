export { memberAdminRoutes } from './staff-routes';
export { createMemberAdmin, type MemberAdmin } from './service';
