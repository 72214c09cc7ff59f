import { createHash, createHmac, randomBytes } from 'node:crypto';
import { OUTCOMES } from './odds';

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

/** The outcome in hundredths, 0–10 000. Integers throughout: flooring a float twice would turn some 16.06 into 16.05. */
export function rollOf(serverSeed: string, clientSeed: string, nonce: number): number {
  const digest = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:0`).digest();
  return Number((BigInt(digest.readUInt32BE(0)) * BigInt(OUTCOMES)) >> 32n);
}
