import type { Journal } from './journal';
import type { WebhookSender } from './webhook-sender';
import { moment } from './moment';
import type { Payout } from './payout';

export interface PayoutStore {
  /** Pays; one that is known is not paid again. */
  pay(asked: { id: string; number: string; amount: string; currency: string; notifyUrl: string }): Payout;
  find(id: string): Payout | undefined;
  all(): readonly Payout[];
}

/** Numbers with these ends are not paid, or in two parts; every other one is. */
const REFUSED = /0000$/;
const IN_PARTS = /1111$/;
const PROCESSING_MS = 1_500;

export function createPayoutStore(journal: Journal, webhooks: WebhookSender): PayoutStore {
  const known = new Map<string, Payout>();
  for (const event of journal.events) if (event.kind === 'payout-requested') known.set(event.payout.id, event.payout);
  return {
    pay({ number, ...asked }) {
      const before = known.get(asked.id);
      if (before) return before;
      const outcome = REFUSED.test(number) ? 'failed' : IN_PARTS.test(number) ? 'parts' : 'paid';
      const payout: Payout = { ...asked, outcome, providerId: `sbx-out-${asked.id.slice(0, 13)}`, at: moment() };
      known.set(payout.id, payout);
      journal.append({ kind: 'payout-requested', payout });
      const words =
        outcome === 'parts' ? [partialPayoutNotification(payout), payoutNotification(payout)] : [payoutNotification(payout)];
      words.forEach((word, at) =>
        webhooks.enqueue({
          key: `${payout.id} ${at}`,
          url: payout.notifyUrl,
          body: JSON.stringify(word),
          due: Date.now() + PROCESSING_MS * (at + 1),
        }),
      );
      return payout;
    },
    find: (id) => known.get(id),
    all: () => [...known.values()],
  };
}

/** What becomes of a payout, and what the merchant hears when it asks. */
export function payoutNotification({ id, providerId, amount, currency, outcome }: Payout) {
  const failed = outcome === 'failed';
  return { withdrawalId: id, providerId, outcome: failed ? 'failed' : 'paid', paid: failed ? '0' : amount, currency };
}

function partialPayoutNotification(payout: Payout) {
  return { ...payoutNotification(payout), outcome: 'part', paid: String(BigInt(payout.amount) / 2n) };
}
