import { createHmac } from 'node:crypto';
import type { RoundSeeds } from '../models/model';
import { stopsFrom } from './spin';

/** The stops of a round: HMAC-SHA256 blocks `clientSeed:nonce:0`, `:1` …, read as numbers of 32 bits, as many as it takes. */
export function drawStops({ serverSeed, clientSeed, nonce }: RoundSeeds): number[] {
  const words: number[] = [];
  for (let block = 0; ; block += 1) {
    const digest = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest();
    for (let at = 0; at < digest.length; at += 4) words.push(digest.readUInt32BE(at));
    const stops = stopsFrom(words);
    if (stops) return stops;
  }
}
