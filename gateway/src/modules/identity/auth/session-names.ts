import { createHash } from 'node:crypto';

export const NAME_LENGTH = 32;

/** Tells nobody how many sessions there are, and leads back to no token. */
export function nameOf(tokenHash: Buffer): string {
  return createHash('sha256').update(tokenHash).digest('hex').slice(0, NAME_LENGTH);
}
