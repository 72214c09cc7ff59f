export { type AddressRateLimit, createAddressRateLimit } from './address-rate-limit';
export { lastSignIns, liveSessions } from './session-list';
export { deviceName } from './device-name';
export { isGuessable } from './password-strength';
export { createRegistrationAdmin, type RegistrationAdmin } from './registration-admin';
export { registrationStaffRoutes } from './registration-staff-routes';
export { authRoutes } from './routes';
export { createAuth } from './service';
export { type Auth } from './auth';
