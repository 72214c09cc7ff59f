import type { DepositNotification, DepositProvider, SettlementLine } from './deposit-provider';
import { parseSandboxBody, type SandboxClient, type SandboxSignature } from '../../../platform/payment-sandbox';

/** The adapter to the sandbox company, for what is paid in. It is a process of its own, as any company is. */
export function createSandboxDeposits(signature: SandboxSignature, client: SandboxClient): DepositProvider {
  return {
    async open({ total, fee, expiresAt, ...rest }) {
      const { payUrl, providerId } = await client.request('/merchant/payments', {
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
    parseCallback: ({ body, headers }) =>
      signature.rejectionOf(body, headers) ?? toNotification(parseSandboxBody(body)) ?? 'unsigned',
    async fetchStatus(id) {
      const { notification } = await client.request('/merchant/payments/status', { id });
      return notification === null ? undefined : toNotification(notification);
    },
    async refund(id) {
      await client.request('/merchant/refunds', { id });
    },
    async settlementReport(from, until) {
      const range = { from: from.toISOString(), until: until.toISOString() };
      const { lines } = await client.request('/merchant/reports', range);
      if (!Array.isArray(lines)) throw new Error('the company’s report has no lines');
      return lines.map(toSettlementLine);
    },
  };
}

function toNotification(said: unknown): DepositNotification | undefined {
  const { paymentId: depositId, providerId, outcome, total, currency } = (said ?? {}) as Record<string, unknown>;
  if (typeof depositId !== 'string' || !/^[0-9a-f-]{36}$/.test(depositId) || typeof providerId !== 'string') return undefined;
  if ((outcome !== 'paid' && outcome !== 'failed') || !isMinor(total)) return undefined;
  return typeof currency === 'string' ? { depositId, providerId, outcome, total: BigInt(total), currency } : undefined;
}

/** @throws Error when a line is none: a report that cannot be read whole proves nothing */
function toSettlementLine(said: unknown): SettlementLine {
  const { id, providerId, kind, amount, fee, currency, state, at } = (said ?? {}) as Record<string, unknown>;
  const named = typeof id === 'string' && typeof providerId === 'string' && typeof currency === 'string' && typeof at === 'string';
  const known = (kind === 'payment' || kind === 'refund' || kind === 'payout') && (state === 'paid' || state === 'failed');
  if (!named || !known || !isMinor(amount) || !isMinor(fee)) throw new Error('a line of the company’s report cannot be read');
  return { id, providerId, kind, currency, state, amount: BigInt(amount), fee: BigInt(fee), at: new Date(at) };
}

function isMinor(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9]{1,18}$/.test(value);
}
