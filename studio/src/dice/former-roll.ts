import { createHmac } from 'node:crypto';
import type { RoundSeeds } from '../models/model';
import { OUTCOMES } from './odds';

/** The roll of `dice-1`: ⌊word · 10 001 ÷ 2³²⌋ of the first word, whichever it is. It favours some rolls over others by one in 548 000; no round is begun by it any more. */
export function formerRollOf({ serverSeed, clientSeed, nonce }: RoundSeeds): number {
  const digest = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:0`).digest();
  return Number((BigInt(digest.readUInt32BE(0)) * BigInt(OUTCOMES)) >> 32n);
}
