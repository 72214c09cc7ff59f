/** What a merchant asks to be paid. Amounts are minor units in digits; the number is kept only as far as it decides. */
export interface Payout {
  id: string;
  providerId: string;
  amount: string;
  currency: string;
  notifyUrl: string;
  outcome: 'paid' | 'failed' | 'parts';
  at: string;
}
