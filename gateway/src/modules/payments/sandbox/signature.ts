import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../platform/config';
import { keyFile } from '../../../platform/crypto';

/** The header with hex HMAC-SHA256 over `timestamp.body`, and the one with the timestamp in milliseconds. */
export const SANDBOX_SIGNATURE = 'x-sandbox-signature';
export const SANDBOX_TIME = 'x-sandbox-time';

const FRESH_MS = 5 * 60_000;

/** How the sandbox company signs what it tells us, with the secret that this installation shares with it. */
export interface SandboxSignature {
  /** The headers that go with a body. */
  sign(body: string, at?: number): Record<string, string>;
  /** Whether headers belong to a body, and are of the last minutes. */
  holds(body: Buffer, headers: Readonly<Record<string, unknown>>): boolean;
}

export async function createSandboxSignature(config: Pick<Config, 'dataDir'>): Promise<SandboxSignature> {
  const secret = await keyFile(config, 'payments-sandbox.key', () => randomBytes(32));
  const signatureOf = (time: string, body: Buffer | string) =>
    createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  return {
    sign: (body, at = Date.now()) => ({
      'content-type': 'application/json',
      [SANDBOX_TIME]: String(at),
      [SANDBOX_SIGNATURE]: signatureOf(String(at), body).toString('hex'),
    }),
    holds(body, headers) {
      const [given, time] = [headers[SANDBOX_SIGNATURE], headers[SANDBOX_TIME]];
      if (typeof given !== 'string' || typeof time !== 'string' || !/^[0-9a-f]{64}$/.test(given) || !/^[0-9]{13}$/.test(time))
        return false;
      return timingSafeEqual(Buffer.from(given, 'hex'), signatureOf(time, body)) && Math.abs(Date.now() - Number(time)) <= FRESH_MS;
    },
  };
}
