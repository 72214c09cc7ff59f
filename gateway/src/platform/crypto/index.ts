export { acceptEnvelopes } from './accept-envelopes';
export { authenticatorAddress, authenticatorCodeAt, authenticatorStep, newAuthenticatorSecret } from './authenticator-codes';
export { createEnvelopes, type Envelopes } from './envelopes';
export { createFieldCipher, type FieldCipher } from './field-cipher';
export { keyFile, keysDir } from './key-files';
export { newReference, randomText } from './random-text';
export { RegistrationQueueFull } from './hashing-queue';
export { createPasswords, type Passwords } from './passwords';
