export { type AddressLimit, createAddressLimit } from './address-limit';
export { deviceName } from './device-name';
export { isGuessable } from './password-strength';
export { createRegistrationDesk, type RegistrationDesk } from './registration-desk';
export { registrationStaffRoutes } from './registration-staff-routes';
export { authRoutes } from './routes';
export { createAuth } from './service';
export { type Auth } from './auth';
