import type { PaymentRecord } from './payments';
import type { Payout } from './payout';

/** One line of a settlement report. Amounts are minor units in digits. */
export interface ReportLine {
  /** The merchant's. */
  id: string;
  providerId: string;
  kind: 'payment' | 'refund' | 'payout';
  amount: string;
  /** What of it the payer was asked for as a fee. */
  fee: string;
  currency: string;
  state: 'paid' | 'failed';
  at: string;
}

interface ReportSource {
  payments: readonly PaymentRecord[];
  payouts: readonly Payout[];
}

/** What the company did from one moment until before another, in the order in which it did. */
export function buildReport({ payments, payouts }: ReportSource, from: string, until: string): ReportLine[] {
  const lines: ReportLine[] = [...payments.flatMap(linesOfPayment), ...payouts.map(lineOfPayout)];
  return lines.filter(({ at }) => at >= from && at < until).sort((one, other) => (one.at < other.at ? -1 : 1));
}

function linesOfPayment({ id, providerId, currency, fee, total, end, refundedAt }: PaymentRecord): ReportLine[] {
  if (!end) return [];
  const line = { id, providerId, currency, amount: end.total, fee: end.total === total ? fee : '0' };
  const paid = { ...line, kind: 'payment', state: end.outcome, at: end.at } as const;
  return refundedAt ? [paid, { ...line, kind: 'refund', state: 'paid', at: refundedAt }] : [paid];
}

function lineOfPayout({ id, providerId, currency, amount, outcome, at }: Payout): ReportLine {
  return { id, providerId, currency, amount, at, fee: '0', kind: 'payout', state: outcome === 'failed' ? 'failed' : 'paid' };
}
