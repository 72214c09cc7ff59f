import type { Config } from '../../platform/config';
import type { SandboxSignature } from '../payments';
import type { Payout, PayoutNews, PayoutProvider } from './payout-provider';

/** A company that pays out, for development and tests: its callbacks are signed, its money is not. */
export interface SandboxPayouts extends PayoutProvider {
  /** A callback as the company sends it. */
  callback(news: PayoutNews, at?: number): { body: string; headers: Record<string, string> };
}

/** Numbers with these ends are not paid, or in two parts; every other one is. */
const REFUSED = /0000$/;
const IN_PARTS = /1111$/;
const TAKES_MS = 1_500;
const CALLBACK_MS = 3_000;

/** The sandbox company for what is paid out. It tells us over the network, as any company would. */
export function createSandboxPayouts(signature: SandboxSignature, config: Pick<Config, 'publicOrigin'>): SandboxPayouts {
  const callback = ({ paid, ...news }: PayoutNews, at?: number) => {
    const body = JSON.stringify({ ...news, paid: paid.toString() });
    return { body, headers: signature.sign(body, at) };
  };
  const tell = (news: PayoutNews) =>
    fetch(`${config.publicOrigin}/vendors/payouts/sandbox/callback`, {
      ...{ method: 'POST', ...callback(news) },
      signal: AbortSignal.timeout(CALLBACK_MS),
    }).catch(() => undefined);
  return {
    async pay(payout) {
      const news = resultOf(payout);
      const told = IN_PARTS.test(payout.payee.number)
        ? [{ ...news, outcome: 'part' as const, paid: news.paid / 2n }, news]
        : [news];
      told.forEach((each, at) => setTimeout(() => void tell(each), TAKES_MS * (at + 1)).unref());
      return news.providerId;
    },
    look: async (payout) => resultOf(payout),
    read: ({ body, headers }) => (signature.holds(body, headers) ? readNews(body) : undefined),
    callback,
  };
}

function resultOf({ id, payee, amount, currency }: Payout): PayoutNews {
  const refused = REFUSED.test(payee.number);
  const outcome = refused ? 'failed' : 'paid';
  return { withdrawalId: id, providerId: `sbx-out-${id.slice(0, 13)}`, outcome, paid: refused ? 0n : amount, currency };
}

function readNews(body: Buffer): PayoutNews | undefined {
  try {
    const { withdrawalId, providerId, outcome, paid, currency } = JSON.parse(body.toString('utf8')) as Record<string, unknown>;
    if (typeof withdrawalId !== 'string' || !/^[0-9a-f-]{36}$/.test(withdrawalId) || typeof providerId !== 'string')
      return undefined;
    if (
      (outcome !== 'paid' && outcome !== 'failed' && outcome !== 'part') ||
      typeof paid !== 'string' ||
      !/^[0-9]{1,18}$/.test(paid)
    )
      return undefined;
    return typeof currency === 'string' ? { withdrawalId, providerId, outcome, paid: BigInt(paid), currency } : undefined;
  } catch {
    return undefined;
  }
}
