import { parseSandboxBody, type SandboxClient, type SandboxSignature } from '../../../platform/payment-sandbox';
import type { PayoutNotification, PayoutProvider } from './payout-provider';

/** The adapter to the sandbox company, for what is paid out. */
export function createSandboxPayouts(signature: SandboxSignature, client: SandboxClient): PayoutProvider {
  return {
    async pay({ id, payee: { number }, amount, currency }) {
      const asked = { id, number, amount: String(amount), currency, notifyUrl: client.notifyUrl('payouts') };
      const { providerId } = await client.request('/merchant/payouts', asked);
      if (typeof providerId !== 'string') throw new Error('the company gives the payout no name');
      return providerId;
    },
    async fetchStatus({ id }) {
      const { notification } = await client.request('/merchant/payouts/status', { id });
      return notification === null ? undefined : toNotification(notification);
    },
    parseCallback: ({ body, headers }) =>
      signature.rejectionOf(body, headers) ?? toNotification(parseSandboxBody(body)) ?? 'unsigned',
  };
}

function toNotification(said: unknown): PayoutNotification | undefined {
  const { withdrawalId, providerId, outcome, paid, currency } = (said ?? {}) as Record<string, unknown>;
  if (typeof withdrawalId !== 'string' || !/^[0-9a-f-]{36}$/.test(withdrawalId) || typeof providerId !== 'string') return undefined;
  if ((outcome !== 'paid' && outcome !== 'failed' && outcome !== 'part') || typeof paid !== 'string' || !/^[0-9]{1,18}$/.test(paid))
    return undefined;
  return typeof currency === 'string' ? { withdrawalId, providerId, outcome, paid: BigInt(paid), currency } : undefined;
}
