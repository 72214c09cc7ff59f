import type { DepositFlow } from '@pavilion/api/wallet';

/** What a provider is told when a payment begins. */
export interface ProviderDeposit {
  id: string;
  method: string;
  flow: Exclude<DepositFlow, 'bank'>;
  /** Minor units, the fee included. */
  total: bigint;
  fee: bigint;
  currency: string;
  /** What the payer reads: whom they pay, and the sign of the currency. */
  payee: string;
  currencySymbol: string;
  reference: string;
  /** Where the payer comes back to. */
  returnUrl: string;
  locale: string;
  expiresAt: Date;
}

/** What a provider says happened. Only said after its signature was checked, or because it was asked. */
export interface DepositNotification {
  depositId: string;
  providerId: string;
  outcome: 'paid' | 'failed';
  /** Minor units, the fee included. */
  total: bigint;
  currency: string;
}

/** A callback that is not believed, and why. */
export type CallbackRejection = 'unsigned' | 'stale';

/** One line of what a provider says it did, whatever brand and currency it was for. */
export interface SettlementLine {
  /** Ours: the payment's or the withdrawal's. */
  id: string;
  providerId: string;
  kind: 'payment' | 'refund' | 'payout';
  /** Minor units that changed hands between the company and the player: of a payment the fee included, of a payout what its payee got. */
  amount: bigint;
  /** What of it the payer was asked for as a fee. */
  fee: bigint;
  currency: string;
  state: 'paid' | 'failed';
  /** When it came to this state there. */
  at: Date;
}

/** One way to reach a payment company. Each has a contract test. */
export interface DepositProvider {
  /** Begins a payment there; asked again for the same id, it answers the same. */
  open(payment: ProviderDeposit): Promise<{ payUrl: string; providerId: string }>;
  /** What a callback says, or why it is not believed. */
  parseCallback(callback: { body: Buffer; headers: Readonly<Record<string, unknown>> }): DepositNotification | CallbackRejection;
  /** What became of a payment; nothing while it waits for its payer. Asked when no callback came. */
  fetchStatus(paymentId: string): Promise<DepositNotification | undefined>;
  /** Gives the payer back what arrived, whole and once, however often it is asked. */
  refund(paymentId: string): Promise<void>;
  /**
   * What it did from one moment until before another, to be held against our books.
   *
   * @throws Error when the company cannot be reached or its answer is not its own: the comparison then failed
   */
  settlementReport(from: Date, until: Date): Promise<SettlementLine[]>;
}
