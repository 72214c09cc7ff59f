export type { Member } from './member';
export { ADULT_AGE, isAdultBirthday, isPlainName } from './profile-rules';
export { memberList, type MemberListRow } from './member-list';
export { isReservedName } from './reserved-names';
export { memberRoutes } from './routes';
export { createMembers, type Members, type MemberInput, type PasswordFacts } from './service';
export { lockMember } from './store';
export type { MemberType, RecoveryMethod } from './tables';
export { type RegistrationOrigin, parseOrigin } from './registration-origin';
