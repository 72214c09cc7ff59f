export { createRegistrationAdmin, type RegistrationAdmin } from './registration-admin';
export { registrationStaffRoutes } from './registration-staff-routes';
export { authRoutes } from './routes';
export { createAuth } from './service';
export { type Auth } from './auth';
