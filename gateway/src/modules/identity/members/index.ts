export { demoAccountsIn } from './demo-accounts';
export type { Member } from './member';
export { ADULT_AGE, isAdultBirthday, isPlainName } from './profile-rules';
export { memberList, type MemberListRow } from './member-list';
export { memberRoutes } from './routes';
export { createMembers, type Members, type MemberInput, type PasswordFacts } from './service';
export { lockMember } from './store';
export type { MemberType } from './tables';
export { type RegistrationOrigin, parseOrigin } from './registration-origin';
