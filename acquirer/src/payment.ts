/** A payment that a merchant began. Amounts are minor units in digits. */
export interface Payment {
  /** The merchant's. */
  id: string;
  method: string;
  flow: (typeof flows)[number];
  total: string;
  fee: string;
  currency: string;
  currencySymbol: string;
  payee: string;
  reference: string;
  notifyUrl: string;
  returnUrl: string;
  locale: string;
  expiresAt: string;
}

/** How a payment ended: with money, which may be another amount than was asked for, or without. */
export interface PaymentResult {
  outcome: 'paid' | 'failed';
  total: string;
  at: string;
}
export const flows = ['ewallet', 'card'] as const;
