import { createHmac } from 'node:crypto';
import type { RoundSeeds } from '../../models/model';

/** The published stream of numbers of 32 bits: HMAC-SHA256 of `clientSeed:nonce:block`, keyed with the text of the server seed, four bytes each. */
export function* seedWords({ serverSeed, clientSeed, nonce }: RoundSeeds): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    const bytes = createHmac('sha256', Buffer.from(serverSeed, 'utf8')).update(`${clientSeed}:${nonce}:${block}`).digest();
    for (let word = 0; word < 8; word += 1)
      yield [0, 1, 2, 3].reduce((value, byte) => value * 256 + (bytes[word * 4 + byte] ?? 0), 0);
  }
}
