export { createSession, type SessionNeeds, type ShellSession } from './create-session';
export { createEncryptor, type Encrypt } from './encryptor';
export { SessionDialogs } from './SessionDialogs';
