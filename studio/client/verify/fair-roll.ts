/** The steps from seeds to roll, recomputed with the browser's own cryptography. */
export interface FairRoll {
  readonly commitment: string;
  readonly message: string;
  readonly digest: string;
  readonly bytes: readonly number[];
  /** The fraction, exact: at most 32 binary digits, which a number holds. */
  readonly fraction: number;
  readonly roll: number;
}

const text = new TextEncoder();

export async function fairRoll(serverSeed: string, clientSeed: string, nonce: number): Promise<FairRoll> {
  const message = `${clientSeed}:${nonce}:0`;
  const key = await crypto.subtle.importKey('raw', text.encode(serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const digest = new Uint8Array(await crypto.subtle.sign('HMAC', key, text.encode(message)));
  const commitment = new Uint8Array(await crypto.subtle.digest('SHA-256', text.encode(serverSeed)));
  const bytes = [...digest.subarray(0, 4)];
  const fraction = bytes.reduce((sum, byte, index) => sum + byte / 256 ** (index + 1), 0);
  return { commitment: hex(commitment), message, digest: hex(digest), bytes, fraction, roll: Math.floor(fraction * 10_001) };
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
