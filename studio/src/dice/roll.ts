import { createHmac } from 'node:crypto';
import { OUTCOMES } from './odds';

/** The outcome in hundredths, 0–10 000. Integers throughout: flooring a float twice would turn some 16.06 into 16.05. */
export function rollOf(serverSeed: string, clientSeed: string, nonce: number): number {
  const digest = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:0`).digest();
  return Number((BigInt(digest.readUInt32BE(0)) * BigInt(OUTCOMES)) >> 32n);
}
