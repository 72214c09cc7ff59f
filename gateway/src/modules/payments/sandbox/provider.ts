import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../platform/config';
import { keyFile } from '../../../platform/crypto';
import type { PaymentNews, PaymentProvider } from '../provider';

/** The header with hex HMAC-SHA256 over `timestamp.body`, and the one with the timestamp in milliseconds. */
export const SANDBOX_SIGNATURE = 'x-sandbox-signature';
export const SANDBOX_TIME = 'x-sandbox-time';

const FRESH_MS = 5 * 60_000;

/** A payment company for development and tests: its page is real, its callbacks are signed, its money is not. */
export interface Sandbox extends PaymentProvider {
  /** A callback as the company sends it. */
  callback(news: PaymentNews, at?: number): { body: string; headers: Record<string, string> };
}

/** The sandbox company with the secret that this installation shares with it. */
export async function createSandbox(config: Pick<Config, 'dataDir'>): Promise<Sandbox> {
  const secret = await keyFile(config, 'payments-sandbox.key', () => randomBytes(32));
  const signatureOf = (time: string, body: Buffer | string) =>
    createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  return {
    async open({ id, origin, locale }) {
      return { payUrl: `${origin}/sandbox/pay/${id}?lang=${locale}`, providerId: `sbx-${id.slice(0, 13)}` };
    },
    read({ body, headers }) {
      const [given, time] = [headers[SANDBOX_SIGNATURE], headers[SANDBOX_TIME]];
      if (typeof given !== 'string' || typeof time !== 'string' || !/^[0-9a-f]{64}$/.test(given) || !/^[0-9]{13}$/.test(time))
        return undefined;
      if (!timingSafeEqual(Buffer.from(given, 'hex'), signatureOf(time, body))) return undefined;
      return Math.abs(Date.now() - Number(time)) > FRESH_MS ? undefined : readNews(body);
    },
    callback({ total, ...news }, at = Date.now()) {
      const body = JSON.stringify({ ...news, total: total.toString() });
      return {
        body,
        headers: {
          'content-type': 'application/json',
          [SANDBOX_TIME]: String(at),
          [SANDBOX_SIGNATURE]: signatureOf(String(at), body).toString('hex'),
        },
      };
    },
  };
}

function readNews(body: Buffer): PaymentNews | undefined {
  try {
    const { paymentId, providerId, outcome, total, currency } = JSON.parse(body.toString('utf8')) as Record<string, unknown>;
    if (typeof paymentId !== 'string' || !/^[0-9a-f-]{36}$/.test(paymentId) || typeof providerId !== 'string') return undefined;
    if ((outcome !== 'paid' && outcome !== 'failed') || typeof total !== 'string' || !/^[0-9]{1,18}$/.test(total)) return undefined;
    return typeof currency === 'string' ? { paymentId, providerId, outcome, total: BigInt(total), currency } : undefined;
  } catch {
    return undefined;
  }
}
