import type { DepositAccount, DepositReviewReason, DepositFlow, DepositState } from '@pavilion/api/wallet';
import type { Generated, Selectable } from 'kysely';
import type { Tables } from '../../../platform/database';
import type { PromisedBonus } from '../bonuses';

declare module '../../../platform/database/database' {
  interface Tables {
    deposit_methods: {
      brand: string;
      code: string;
      provider: string;
      name: { bn: string; en: string };
      flow: DepositFlow;
      mark: string;
      min: bigint;
      max: bigint;
      fee_bps: number;
      minutes: number;
      enabled: boolean;
      position: number;
      currency: string;
      account: DepositAccount | null;
    };
    deposit_method_rules: { brand: string; method: string; rule: MethodRule; least: number };
    deposit_rules: { brand: string; pay_minutes: number; transfer_minutes: number; four_eyes_from: bigint };
    deposits: {
      id: string;
      brand: string;
      member_id: bigint;
      method: string;
      provider: string;
      currency: string;
      amount: bigint;
      fee: bigint;
      state: Generated<DepositState>;
      idempotency_key: string;
      pay_url: string | null;
      provider_id: string | null;
      created_at: Generated<Date>;
      expires_at: Date;
      settled_at: Date | null;
      reference: string;
      review_reason: DepositReviewReason | null;
      arrived: bigint | null;
      credited: bigint | null;
      reason: string | null;
      review_since: Date | null;
      ended_at: Date | null;
      asked_until: Date | null;
      sent_back_at: Date | null;
      /** What its payer was promised with it. */
      bonus: PromisedBonus | null;
    };
    deposit_slips: { deposit_id: string; picture: Buffer; sent_at: Generated<Date> };
    deposit_approvals: { deposit_id: string; operator: string; arrived: bigint; approved_at: Generated<Date> };
    payment_callbacks: {
      provider: string;
      hour: Date;
      verdict: CallbackVerdict;
      count: Generated<bigint>;
      last_at: Generated<Date>;
    };
  }
}

/** What somebody has to be or have done before a way to pay is theirs. */
export type MethodRule = 'paid-deposits' | 'registered-days' | 'proven-phone';

/**
 * What became of a provider's word. `unsigned`: not by its key; `stale`: signed long ago; `unknown`: about a payment that is not there;
 * `other`: about another amount or currency than it said before, or against an end.
 */
export type CallbackVerdict = 'handled' | 'repeated' | 'unsigned' | 'stale' | 'unknown' | 'other';

export type MethodRow = Selectable<Tables['deposit_methods']>;
export type DepositRow = Selectable<Tables['deposits']>;
export type DepositRulesRow = Selectable<Tables['deposit_rules']>;
