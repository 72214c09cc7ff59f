import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config';
import { keyFile } from '../crypto';

/** The header with hex HMAC-SHA256 over `timestamp.body`, and the one with the timestamp in milliseconds. */
const SIGNATURE = 'x-sandbox-signature';
const TIME = 'x-sandbox-time';

const MAX_AGE_MS = 5 * 60_000;

/** How the sandbox company and we sign what we tell each other, with the secret that we share. */
export interface SandboxSignature {
  /** The headers that go with a body. */
  sign(body: string, at?: number): Record<string, string>;
  /** Why a body is not believed; nothing when it is. */
  rejectionOf(body: Buffer, headers: Readonly<Record<string, unknown>>): 'unsigned' | 'stale' | undefined;
}

export async function createSandboxSignature(config: Pick<Config, 'dataDir'>): Promise<SandboxSignature> {
  const secret = await keyFile(config, 'payments-sandbox.key', () => randomBytes(32));
  const signatureOf = (time: string, body: Buffer | string) =>
    createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  return {
    sign: (body, at = Date.now()) => ({
      'content-type': 'application/json',
      [TIME]: String(at),
      [SIGNATURE]: signatureOf(String(at), body).toString('hex'),
    }),
    rejectionOf(body, headers) {
      const [given, time] = [headers[SIGNATURE], headers[TIME]];
      if (typeof given !== 'string' || typeof time !== 'string' || !/^[0-9a-f]{64}$/.test(given) || !/^[0-9]{13}$/.test(time))
        return 'unsigned';
      if (!timingSafeEqual(Buffer.from(given, 'hex'), signatureOf(time, body))) return 'unsigned';
      return Math.abs(Date.now() - Number(time)) <= MAX_AGE_MS ? undefined : 'stale';
    },
  };
}
