export { createSession, type SessionNeeds, type ShellSession } from './create-session';
export type { Ending } from './ending';
export { createEncryptor, type Encrypt } from './encryptor';
export { SessionDialogs } from './SessionDialogs';
