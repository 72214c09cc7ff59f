import type { Journal } from './journal';
import type { Teller } from './teller';
import type { Payout } from './payout';

export interface PayoutBook {
  /** Pays; one that is known is not paid again. */
  pay(asked: { id: string; number: string; amount: string; currency: string; notifyUrl: string }): Payout;
  find(id: string): Payout | undefined;
  all(): readonly Payout[];
}

/** Numbers with these ends are not paid, or in two parts; every other one is. */
const REFUSED = /0000$/;
const IN_PARTS = /1111$/;
const TAKES_MS = 1_500;

export function createPayoutBook(journal: Journal, teller: Teller): PayoutBook {
  const known = new Map<string, Payout>();
  for (const happening of journal.before) if (happening.what === 'asked-to-pay') known.set(happening.payout.id, happening.payout);
  return {
    pay({ number, ...asked }) {
      const before = known.get(asked.id);
      if (before) return before;
      const fate = REFUSED.test(number) ? 'failed' : IN_PARTS.test(number) ? 'parts' : 'paid';
      const payout: Payout = { ...asked, fate, providerId: `sbx-out-${asked.id.slice(0, 13)}`, at: new Date().toISOString() };
      known.set(payout.id, payout);
      journal.note({ what: 'asked-to-pay', payout });
      const words = fate === 'parts' ? [partOf(payout), endOf(payout)] : [endOf(payout)];
      words.forEach((word, at) =>
        teller.tell({
          key: `${payout.id} ${at}`,
          url: payout.notifyUrl,
          body: JSON.stringify(word),
          due: Date.now() + TAKES_MS * (at + 1),
        }),
      );
      return payout;
    },
    find: (id) => known.get(id),
    all: () => [...known.values()],
  };
}

/** What becomes of a payout, and what the merchant hears when it asks. */
export function endOf({ id, providerId, amount, currency, fate }: Payout) {
  const failed = fate === 'failed';
  return { withdrawalId: id, providerId, outcome: failed ? 'failed' : 'paid', paid: failed ? '0' : amount, currency };
}

function partOf(payout: Payout) {
  return { ...endOf(payout), outcome: 'part', paid: String(BigInt(payout.amount) / 2n) };
}
