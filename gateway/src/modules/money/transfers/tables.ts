import type { TransferDirection } from '@pavilion/api/transfers';
import type { Generated, Selectable } from 'kysely';
import type { Tables } from '../../../platform/database';

declare module '../../../platform/database/database' {
  interface Tables {
    transfer_rules: { brand: string; min: bigint; max: bigint; daily_amount: bigint };
    wallet_transfers: {
      id: string;
      brand: string;
      member_id: bigint;
      currency: string;
      from_wallet: string;
      to_wallet: string;
      amount: bigint;
      idempotency_key: string;
      at: Generated<Date>;
    };
    member_transfers: {
      id: string;
      brand: string;
      sender_id: bigint;
      recipient_id: bigint;
      direction: TransferDirection;
      currency: string;
      amount: bigint;
      idempotency_key: string;
      at: Generated<Date>;
      reference: Generated<string>;
    };
  }
}

export type TransferRules = Selectable<Tables['transfer_rules']>;
export type WalletTransferRow = Selectable<Tables['wallet_transfers']>;
export type MemberTransferRow = Selectable<Tables['member_transfers']>;

/** Whose request it is. */
export interface Owner {
  brand: string;
  memberId: string;
}
