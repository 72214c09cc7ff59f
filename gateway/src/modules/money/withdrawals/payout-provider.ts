import type { CallbackRejection } from '../deposits';
import type { PayeeFacts } from './payees';

/** What a provider is asked to pay. */
export interface Payout {
  /** Ours: asked again for the same, it answers the same and pays once. */
  id: string;
  method: string;
  payee: PayeeFacts;
  /** Minor units that are to arrive. */
  amount: bigint;
  currency: string;
}

/** What a provider says happened. Only said after its signature was checked, or because it was asked. */
export interface PayoutNotification {
  withdrawalId: string;
  providerId: string;
  /** `part`: some has arrived and the rest is on its way. */
  outcome: 'part' | 'paid' | 'failed';
  /** Minor units that have arrived until now. */
  paid: bigint;
  currency: string;
}

/** One way to reach a company that pays out. Each has a contract test. */
export interface PayoutProvider {
  /** @returns how the provider calls it */
  pay(payout: Payout): Promise<string>;
  /** What became of it; nothing while it is on its way. Asked when no callback came. */
  fetchStatus(payout: Payout, providerId: string): Promise<PayoutNotification | undefined>;
  /** What a callback says, or why it is not believed. */
  parseCallback(callback: { body: Buffer; headers: Readonly<Record<string, unknown>> }): PayoutNotification | CallbackRejection;
}
