export { CODE_MINUTES, type Purpose } from './codes';
export type { TypedPhone } from './phones';
export { verificationRoutes } from './routes';
export { type Asker, createVerification, type PhoneProof, type Verification } from './service';
export { perAddress, perRecipient, takeShares } from './shares';
