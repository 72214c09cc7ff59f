import type { Journal } from './journal';
import type { Teller } from './teller';
import type { Payment, PaymentEnd } from './payment';
/** What payers can do. `late`: the word comes after the payment's time; `twice`: it comes again; `silent`: it never comes. */
export const deeds = ['pay', 'refuse', 'other-amount', 'late', 'twice', 'silent'] as const;
export type Deed = (typeof deeds)[number];

export interface KnownPayment extends Payment {
  providerId: string;
  end: PaymentEnd | undefined;
  refundedAt: string | undefined;
}

/** The company's payments. */
export interface PaymentBook {
  /** Begins one; one that is known stays as it is. */
  open(payment: Payment): KnownPayment;
  find(id: string): KnownPayment | undefined;
  /** The payer decides, once. `total` is what they pay when it is another amount. */
  decide(id: string, deed: Deed, total?: string): void;
  /** Gives the payer back what they paid; again, it changes nothing. */
  refund(id: string): KnownPayment | undefined;
  all(): readonly KnownPayment[];
}

export function createPaymentBook(journal: Journal, teller: Teller): PaymentBook {
  const known = new Map<string, KnownPayment>();
  const add = (payment: Payment) =>
    known.set(payment.id, { ...payment, providerId: `sbx-${payment.id.slice(0, 13)}`, end: undefined, refundedAt: undefined });
  const change = (id: string, facts: Partial<KnownPayment>) => {
    const payment = known.get(id);
    if (payment) known.set(id, { ...payment, ...facts });
  };
  for (const happening of journal.before) {
    if (happening.what === 'opened') add(happening.payment);
    if (happening.what === 'decided') change(happening.id, { end: happening.end });
    if (happening.what === 'refunded') change(happening.id, { refundedAt: happening.at });
  }
  return {
    open(payment) {
      if (!known.has(payment.id)) {
        add(payment);
        journal.note({ what: 'opened', payment });
      }
      return known.get(payment.id) as KnownPayment;
    },
    find: (id) => known.get(id),
    decide(id, deed, total) {
      const payment = known.get(id);
      if (!payment || payment.end) return;
      const end = endOf(payment, deed, total);
      change(id, { end });
      journal.note({ what: 'decided', id, end });
      for (const callback of wordsOf({ ...payment, end }, deed)) teller.tell(callback);
    },
    refund(id) {
      const payment = known.get(id);
      if (payment?.end?.outcome !== 'paid') return undefined;
      if (!payment.refundedAt) {
        const at = new Date().toISOString();
        change(id, { refundedAt: at });
        journal.note({ what: 'refunded', id, at });
      }
      return known.get(id);
    },
    all: () => [...known.values()],
  };
}

/** What the merchant is told of a payment that ended, and what it hears when it asks. */
export function newsOf({ id, providerId, currency, end }: KnownPayment) {
  return end && { paymentId: id, providerId, outcome: end.outcome, total: end.total, currency };
}

function endOf(payment: Payment, deed: Deed, total = payment.total): PaymentEnd {
  const outcome = deed === 'refuse' ? 'failed' : 'paid';
  return { outcome, total: deed === 'other-amount' ? total : payment.total, at: new Date().toISOString() };
}

function wordsOf(payment: KnownPayment, deed: Deed) {
  if (deed === 'silent') return [];
  const word = { url: payment.notifyUrl, body: JSON.stringify(newsOf(payment)), due: Date.now() };
  if (deed === 'late')
    return [{ ...word, key: `${payment.id} late`, due: Math.max(Date.now(), Date.parse(payment.expiresAt)) + 1_000 }];
  const first = { ...word, key: `${payment.id} first` };
  return deed === 'twice' ? [first, { ...word, key: `${payment.id} again` }] : [first];
}
