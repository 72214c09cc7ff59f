/** What a provider is told when a payment begins. */
export interface PaymentToOpen {
  id: string;
  method: string;
  flow: 'bank' | 'ewallet';
  /** Minor units, the fee included. */
  total: bigint;
  currency: string;
  /** Where the payer comes back to. */
  returnUrl: string;
  /** Our own site as the payer sees it, without a path. */
  origin: string;
  locale: string;
  expiresAt: Date;
}

/** What a provider says happened. Only said after its signature was checked. */
export interface PaymentNews {
  paymentId: string;
  providerId: string;
  outcome: 'paid' | 'failed';
  /** Minor units, the fee included. */
  total: bigint;
  currency: string;
}

/** One way to reach a payment company. Each has a contract test. */
export interface PaymentProvider {
  /** Begins a payment there; asked again for the same id, it answers the same. */
  open(payment: PaymentToOpen): Promise<{ payUrl: string; providerId: string }>;
  /** What a callback says, or nothing when its signature is not theirs. */
  read(callback: { body: Buffer; headers: Readonly<Record<string, unknown>> }): PaymentNews | undefined;
}
