export { memberDeskRoutes } from './staff-routes';
export { createMemberDesk, type MemberDesk } from './service';
