import { createHmac } from 'node:crypto';
import type { RoundSeeds } from '../models/model';

/**
 * What `read` makes of the numbers of a round: HMAC-SHA256 blocks `clientSeed:nonce:0`, `:1` …, read as numbers of 32 bits, as many as it takes. `read`
 * answers undefined while they do not last.
 */
export function drawUntil<Drawn>(
  { serverSeed, clientSeed, nonce }: RoundSeeds,
  read: (words: readonly number[]) => Drawn | undefined,
) {
  const words: number[] = [];
  for (let block = 0; ; block += 1) {
    const digest = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest();
    for (let at = 0; at < digest.length; at += 4) words.push(digest.readUInt32BE(at));
    const drawn = read(words);
    if (drawn !== undefined) return drawn;
  }
}
