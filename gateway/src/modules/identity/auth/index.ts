export { lastSignIns, liveSessions } from './session-list';
export { createRegistrationAdmin } from './registration-admin';
export { registrationStaffRoutes } from './registration-staff-routes';
export { noticeContextOf } from './notice-context';
export { authRoutes } from './routes';
export { createAuth } from './service';
export { type Auth } from './auth';
export { type Contact } from './contact';
