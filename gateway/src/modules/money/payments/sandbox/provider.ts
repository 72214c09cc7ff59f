import type { PaymentNews, PaymentProvider, SettlementLine } from '../provider';
import type { SandboxClient } from './client';
import type { SandboxSignature } from './signature';

/** The adapter to the sandbox company, for what is paid in. It is a process of its own, as any company is. */
export function createSandbox(signature: SandboxSignature, client: SandboxClient): PaymentProvider {
  return {
    async open({ total, fee, expiresAt, ...rest }) {
      const { payUrl, providerId } = await client.ask('/merchant/payments', {
        ...rest,
        total: String(total),
        fee: String(fee),
        expiresAt: expiresAt.toISOString(),
        notifyUrl: client.notifyUrl('payments'),
      });
      if (typeof payUrl !== 'string' || !/^https?:/.test(payUrl) || typeof providerId !== 'string')
        throw new Error('the company gives no address to pay at');
      return { payUrl, providerId };
    },
    read: ({ body, headers }) => signature.faultOf(body, headers) ?? newsIn(parsed(body)) ?? 'unsigned',
    async look(id) {
      const { news } = await client.ask('/merchant/payments/look', { id });
      return news === null ? undefined : newsIn(news);
    },
    async sendBack(id) {
      await client.ask('/merchant/refunds', { id });
    },
    async report(from, until) {
      const range = { from: from.toISOString(), until: until.toISOString() };
      const { lines } = await client.ask('/merchant/reports', range);
      if (!Array.isArray(lines)) throw new Error('the company’s report has no lines');
      return lines.map(lineIn);
    },
  };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

function newsIn(said: unknown): PaymentNews | undefined {
  const { paymentId, providerId, outcome, total, currency } = (said ?? {}) as Record<string, unknown>;
  if (typeof paymentId !== 'string' || !/^[0-9a-f-]{36}$/.test(paymentId) || typeof providerId !== 'string') return undefined;
  if ((outcome !== 'paid' && outcome !== 'failed') || !isMinor(total)) return undefined;
  return typeof currency === 'string' ? { paymentId, providerId, outcome, total: BigInt(total), currency } : undefined;
}

/** @throws Error when a line is none: a report that cannot be read whole proves nothing */
function lineIn(said: unknown): SettlementLine {
  const { id, providerId, kind, amount, fee, currency, state, at } = (said ?? {}) as Record<string, unknown>;
  const named = typeof id === 'string' && typeof providerId === 'string' && typeof currency === 'string' && typeof at === 'string';
  const known = (kind === 'payment' || kind === 'refund' || kind === 'payout') && (state === 'paid' || state === 'failed');
  if (!named || !known || !isMinor(amount) || !isMinor(fee)) throw new Error('a line of the company’s report cannot be read');
  return { id, providerId, kind, currency, state, amount: BigInt(amount), fee: BigInt(fee), at: new Date(at) };
}

function isMinor(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9]{1,18}$/.test(value);
}
