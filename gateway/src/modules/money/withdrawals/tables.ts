import type { WithdrawalConfirmation, SecurityChange, WithdrawalStatus, WithdrawalState } from '@pavilion/api/withdrawals';
import type { Generated, Selectable } from 'kysely';
import type { Tables } from '../../../platform/database';

declare module '../../../platform/database/database' {
  interface Tables {
    security_changes: { member_id: bigint; what: SecurityChange; changed_at: Date };
    withdrawal_methods: {
      brand: string;
      code: string;
      provider: string;
      name: { bn: string; en: string };
      kind: 'bank' | 'ewallet';
      mark: string;
      /** A range of integers as PostgreSQL writes it: `[8,21)`. */
      digits: string;
      min: bigint;
      max: bigint;
      fee_bps: number;
      minutes: number;
      enabled: boolean;
      position: number;
    };
    withdrawal_rules: {
      brand: string;
      daily_count: number;
      daily_amount: bigint;
      turnover: number;
      review_from: bigint;
      four_eyes_from: bigint;
      hold_hours: number;
      confirm_minutes: number;
    };
    payees: {
      id: string;
      brand: string;
      member_id: bigint;
      method: string;
      sealed: Buffer;
      number_index: Buffer;
      added_at: Generated<Date>;
      removed_at: Date | null;
    };
    withdrawals: {
      id: string;
      brand: string;
      member_id: bigint;
      payee_id: string;
      method: string;
      provider: string;
      currency: string;
      amount: bigint;
      fee: bigint;
      paid: Generated<bigint>;
      state: WithdrawalState;
      flags: string[];
      /** Looked at before others. */
      faster: Generated<boolean>;
      idempotency_key: string;
      provider_id: string | null;
      reason: string | null;
      requested_at: Generated<Date>;
      decided_at: Date | null;
      sent_at: Date | null;
      ended_at: Date | null;
      asked_until: Date | null;
      confirmation: Generated<WithdrawalConfirmation>;
      confirm_until: Date | null;
      confirmed_at: Date | null;
      proof: Buffer | null;
      reference: Generated<string>;
      /** What the member says arrived of a disputed one. */
      received: bigint | null;
    };
    /** A view of this module's own tables and of what the ledger gave back; other modules read it too. */
    withdrawal_facts: {
      id: string;
      status: WithdrawalStatus;
      arrived: bigint;
      returned: bigint;
    };
    withdrawal_approvals: { withdrawal_id: string; operator: string; approved_at: Generated<Date> };
    withdrawal_return_approvals: { withdrawal_id: string; operator: string; approved_at: Generated<Date> };
  }
}

export type PayoutMethodRow = Selectable<Tables['withdrawal_methods']>;
export type RulesRow = Selectable<Tables['withdrawal_rules']>;
export type PayeeRow = Selectable<Tables['payees']>;
export type WithdrawalFacts = Selectable<Tables['withdrawal_facts']>;
export type WithdrawalRow = Selectable<Tables['withdrawals']>;
