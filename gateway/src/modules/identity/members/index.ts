export type { Member } from './member';
export { ADULT_AGE, isAdultBirthday, isPlainName } from './profile-rules';
export { memberRoutes } from './routes';
export { createMembers, type Members, type MemberInput, type PasswordFacts } from './service';
export type { MemberType } from './tables';
export { type RegistrationOrigin, parseOrigin } from './registration-origin';
