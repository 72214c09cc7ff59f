import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const WORDS_IN_BLOCK = 8;

/** What `act` comes to where every round is drawn from these numbers of 32 bits, whatever its seeds are. Enough of them have to be there for all that is drawn. */
export function withWords<Found>(words: readonly number[], act: () => Found): Found {
  const honest = crypto.createHmac;
  replace((() => ({
    update: (text: string) => ({ digest: () => blockOf(words, Number(text.split(':').at(-1))) }),
  })) as unknown as typeof crypto.createHmac);
  try {
    return act();
  } finally {
    replace(honest);
  }
}

function blockOf(words: readonly number[], block: number): Buffer {
  const bytes = Buffer.alloc(WORDS_IN_BLOCK * 4);
  for (let at = 0; at < WORDS_IN_BLOCK; at += 1) {
    const word = words[block * WORDS_IN_BLOCK + at];
    if (word === undefined) throw new Error(`${words.length} numbers do not last`);
    bytes.writeUInt32BE(word, at * 4);
  }
  return bytes;
}

function replace(createHmac: typeof crypto.createHmac): void {
  (crypto as { createHmac: typeof crypto.createHmac }).createHmac = createHmac;
  syncBuiltinESMExports();
}
