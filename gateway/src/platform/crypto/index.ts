export { acceptEnvelopes } from './accept-envelopes';
export { createEnvelopes, type Envelopes } from './envelopes';
export { createFieldCipher, type FieldCipher } from './field-cipher';
export { keyFile, keysDir } from './key-files';
export { createPasswords, type Passwords } from './passwords';
