import type { Journal } from './journal';
import type { WebhookSender } from './webhook-sender';
import { moment } from './moment';
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
  decide(id: string, action: PayerAction, total?: string): void;
  /** Gives the payer back what they paid; again, it changes nothing. */
  refund(id: string): PaymentRecord | undefined;
  all(): readonly PaymentRecord[];
}

export function createPaymentStore(journal: Journal, webhooks: WebhookSender): PaymentStore {
  const known = new Map<string, PaymentRecord>();
  const add = (payment: Payment) =>
    known.set(payment.id, { ...payment, providerId: `sbx-${payment.id.slice(0, 13)}`, end: undefined, refundedAt: undefined });
  const change = (id: string, facts: Partial<PaymentRecord>) => {
    const payment = known.get(id);
    if (payment) known.set(id, { ...payment, ...facts });
  };
  for (const event of journal.events) {
    if (event.kind === 'opened') add(event.payment);
    if (event.kind === 'decided') change(event.id, { end: event.end });
    if (event.kind === 'refunded') change(event.id, { refundedAt: event.at });
  }
  return {
    open(payment) {
      if (!known.has(payment.id)) {
        add(payment);
        journal.append({ kind: 'opened', payment });
      }
      return known.get(payment.id) as PaymentRecord;
    },
    find: (id) => known.get(id),
    decide(id, action, total) {
      const payment = known.get(id);
      if (!payment || payment.end) return;
      const end = paymentResult(payment, action, total);
      change(id, { end });
      journal.append({ kind: 'decided', id, end });
      for (const callback of webhooksFor({ ...payment, end }, action)) webhooks.enqueue(callback);
    },
    refund(id) {
      const payment = known.get(id);
      if (payment?.end?.outcome !== 'paid') return undefined;
      if (!payment.refundedAt) {
        const at = moment();
        change(id, { refundedAt: at });
        journal.append({ kind: 'refunded', id, at });
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

function paymentResult(payment: Payment, action: PayerAction, total = payment.total): PaymentResult {
  const outcome = action === 'refuse' ? 'failed' : 'paid';
  return { outcome, total: action === 'other-amount' ? total : payment.total, at: moment() };
}

function webhooksFor(payment: PaymentRecord, action: PayerAction) {
  if (action === 'silent') return [];
  const word = { url: payment.notifyUrl, body: JSON.stringify(paymentNotification(payment)), due: Date.now() };
  if (action === 'late')
    return [{ ...word, key: `${payment.id} late`, due: Math.max(Date.now(), Date.parse(payment.expiresAt)) + 1_000 }];
  const first = { ...word, key: `${payment.id} first` };
  return action === 'twice' ? [first, { ...word, key: `${payment.id} again` }] : [first];
}
