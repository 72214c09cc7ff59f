import { hex, hmac, sha256 } from './hmac';

/** The steps from seeds to a roll of `dice-1`, recomputed with the browser's own cryptography. */
export interface FormerRoll {
  readonly commitment: string;
  readonly message: string;
  readonly digest: string;
  readonly bytes: readonly number[];
  /** The fraction, exact: at most 32 binary digits, which a number holds. */
  readonly fraction: number;
  readonly roll: number;
}

export async function fairFormerRoll(serverSeed: string, clientSeed: string, nonce: number): Promise<FormerRoll> {
  const message = `${clientSeed}:${nonce}:0`;
  const digest = await hmac(serverSeed, message);
  const commitment = await sha256(serverSeed);
  const bytes = [...digest.subarray(0, 4)];
  const fraction = bytes.reduce((sum, byte, index) => sum + byte / 256 ** (index + 1), 0);
  return { commitment, message, digest: hex(digest), bytes, fraction, roll: Math.floor(fraction * 10_001) };
}
