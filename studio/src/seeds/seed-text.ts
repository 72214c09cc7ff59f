import { createHash, randomBytes } from 'node:crypto';

/** A server seed is text: the hexadecimal digits themselves are the key, as players' verifiers expect. */
export function newServerSeed(): string {
  return randomBytes(32).toString('hex');
}

export function newClientSeed(): string {
  return randomBytes(9).toString('base64url');
}

/** What is shown before play: it binds the studio to the seed without telling it. */
export function commitmentTo(serverSeed: string): string {
  return createHash('sha256').update(serverSeed).digest('hex');
}
