import { type NextSize, numbersBy, type Reading, readingsBy } from '../../src/draws/below';
import { hex, hmac, sha256 } from './hmac';

/** The steps from seeds to what was drawn, recomputed with the browser’s own cryptography. */
export interface FairDraw {
  readonly commitment: string;
  readonly blocks: readonly { readonly message: string; readonly digest: string }[];
  readonly readings: readonly Reading[];
  readonly drawn: readonly number[];
}

export async function fairDraw(
  next: NextSize,
  { serverSeed, clientSeed, nonce }: { readonly serverSeed: string; readonly clientSeed: string; readonly nonce: number },
): Promise<FairDraw> {
  const commitment = await sha256(serverSeed);
  const blocks: { message: string; digest: string }[] = [];
  const words: number[] = [];
  for (;;) {
    const message = `${clientSeed}:${nonce}:${blocks.length}`;
    const digest = await hmac(serverSeed, message);
    blocks.push({ message, digest: hex(digest) });
    const view = new DataView(digest.buffer);
    for (let at = 0; at < digest.length; at += 4) words.push(view.getUint32(at));
    const drawn = numbersBy(words, next);
    if (drawn) return { commitment, blocks, readings: readingsBy(words, next), drawn };
  }
}
