import type { RoundSeeds } from '../../src/models/model';
import type { SlotRules } from '../../src/slots/slot-rules';
import { stopsFrom } from '../../src/slots/stops-from';
import { hex, hmac, sha256 } from './hmac';

/** The steps from seeds to stops, recomputed with the browser’s own cryptography. */
export interface FairSpin {
  readonly commitment: string;
  readonly blocks: readonly { readonly message: string; readonly digest: string }[];
  readonly words: readonly number[];
  readonly stops: readonly number[];
}

export async function fairSpin(rules: SlotRules, { serverSeed, clientSeed, nonce }: RoundSeeds): Promise<FairSpin> {
  const commitment = await sha256(serverSeed);
  const blocks: { message: string; digest: string }[] = [];
  const words: number[] = [];
  for (;;) {
    const message = `${clientSeed}:${nonce}:${blocks.length}`;
    const digest = await hmac(serverSeed, message);
    blocks.push({ message, digest: hex(digest) });
    const view = new DataView(digest.buffer);
    for (let at = 0; at < digest.length; at += 4) words.push(view.getUint32(at));
    const stops = stopsFrom(rules, words);
    if (stops) return { commitment, blocks, words, stops };
  }
}
