import type { Journal } from './journal';
import type { WebhookSender } from './webhook-sender';
import type { Payment, PaymentResult } from './payment';
/** What payers can do. `late`: the word comes after the payment's time; `twice`: it comes again; `silent`: it never comes. */
export const payerActions = ['pay', 'refuse', 'other-amount', 'late', 'twice', 'silent'] as const;
export type PayerAction = (typeof payerActions)[number];

export interface PaymentRecord extends Payment {
  providerId: string;
  end: PaymentResult | undefined;
  refundedAt: string | undefined;
}

/** The company's payments. */
export interface PaymentStore {
  /** Begins one; one that is known stays as it is. */
  open(payment: Payment): PaymentRecord;
  find(id: string): PaymentRecord | undefined;
  /** The payer decides, once. `total` is what they pay when it is another amount. */
  decide(id: string, deed: PayerAction, total?: string): void;
  /** Gives the payer back what they paid; again, it changes nothing. */
  refund(id: string): PaymentRecord | undefined;
  all(): readonly PaymentRecord[];
}

export function createPaymentStore(journal: Journal, teller: WebhookSender): PaymentStore {
  const known = new Map<string, PaymentRecord>();
  const add = (payment: Payment) =>
    known.set(payment.id, { ...payment, providerId: `sbx-${payment.id.slice(0, 13)}`, end: undefined, refundedAt: undefined });
  const change = (id: string, facts: Partial<PaymentRecord>) => {
    const payment = known.get(id);
    if (payment) known.set(id, { ...payment, ...facts });
  };
  for (const happening of journal.events) {
    if (happening.what === 'opened') add(happening.payment);
    if (happening.what === 'decided') change(happening.id, { end: happening.end });
    if (happening.what === 'refunded') change(happening.id, { refundedAt: happening.at });
  }
  return {
    open(payment) {
      if (!known.has(payment.id)) {
        add(payment);
        journal.append({ what: 'opened', payment });
      }
      return known.get(payment.id) as PaymentRecord;
    },
    find: (id) => known.get(id),
    decide(id, deed, total) {
      const payment = known.get(id);
      if (!payment || payment.end) return;
      const end = paymentResult(payment, deed, total);
      change(id, { end });
      journal.append({ what: 'decided', id, end });
      for (const callback of webhooksFor({ ...payment, end }, deed)) teller.enqueue(callback);
    },
    refund(id) {
      const payment = known.get(id);
      if (payment?.end?.outcome !== 'paid') return undefined;
      if (!payment.refundedAt) {
        const at = new Date().toISOString();
        change(id, { refundedAt: at });
        journal.append({ what: 'refunded', id, at });
      }
      return known.get(id);
    },
    all: () => [...known.values()],
  };
}

/** What the merchant is told of a payment that ended, and what it hears when it asks. */
export function paymentNotification({ id, providerId, currency, end }: PaymentRecord) {
  return end && { paymentId: id, providerId, outcome: end.outcome, total: end.total, currency };
}

function paymentResult(payment: Payment, deed: PayerAction, total = payment.total): PaymentResult {
  const outcome = deed === 'refuse' ? 'failed' : 'paid';
  return { outcome, total: deed === 'other-amount' ? total : payment.total, at: new Date().toISOString() };
}

function webhooksFor(payment: PaymentRecord, deed: PayerAction) {
  if (deed === 'silent') return [];
  const word = { url: payment.notifyUrl, body: JSON.stringify(paymentNotification(payment)), due: Date.now() };
  if (deed === 'late')
    return [{ ...word, key: `${payment.id} late`, due: Math.max(Date.now(), Date.parse(payment.expiresAt)) + 1_000 }];
  const first = { ...word, key: `${payment.id} first` };
  return deed === 'twice' ? [first, { ...word, key: `${payment.id} again` }] : [first];
}
