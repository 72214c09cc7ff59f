import type { PaymentNews, PaymentProvider } from '../provider';
import type { SandboxSignature } from './signature';

/** A payment company for development and tests: its page is real, its callbacks are signed, its money is not. */
export interface Sandbox extends PaymentProvider {
  /** A callback as the company sends it. */
  callback(news: PaymentNews, at?: number): { body: string; headers: Record<string, string> };
}

/** The sandbox company for what is paid in. */
export function createSandbox(signature: SandboxSignature): Sandbox {
  return {
    async open({ id, origin, locale }) {
      return { payUrl: `${origin}/sandbox/pay/${id}?lang=${locale}`, providerId: `sbx-${id.slice(0, 13)}` };
    },
    read: ({ body, headers }) => (signature.holds(body, headers) ? readNews(body) : undefined),
    callback({ total, ...news }, at) {
      const body = JSON.stringify({ ...news, total: total.toString() });
      return { body, headers: signature.sign(body, at) };
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
