export { createSession, type ShellSession } from './create-session';
export type { SignOutSignal } from './sign-out-signal';
export { enterMerchant } from './enter-merchant';
export { createEncryptor } from './encryptor';
export { SessionDialogs } from './SessionDialogs';
