import { type InstantRules, outcomeIn } from '../../src/instant/instant-rules';
import { readings, type Reading } from '../../src/draws/below';
import { hex, hmac, sha256 } from './hmac';

/** The steps from seeds to what was drawn, recomputed with the browser’s own cryptography. */
interface FairDraw {
  readonly commitment: string;
  readonly blocks: readonly { readonly message: string; readonly digest: string }[];
  readonly readings: readonly Reading[];
  readonly drawn: readonly number[];
}

export async function fairDraw<Choice extends object>(
  rules: InstantRules<Choice>,
  choice: Choice,
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
    const drawn = outcomeIn(rules, choice, words);
    if (drawn) return { commitment, blocks, readings: readings(words, rules.sizes(choice)), drawn };
  }
}
