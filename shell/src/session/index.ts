export { createSession, type ShellSession } from './create-session';
export type { Ending } from './ending';
export { createEncryptor } from './encryptor';
export { SessionDialogs } from './SessionDialogs';
