import type { Generated } from 'kysely';

declare module '../../../platform/database/database' {
  interface Tables {
    social_accounts: { brand: string; provider: string; subject_index: Buffer; member_id: bigint; joined_at: Generated<Date> };
    social_joins: {
      ticket_hash: Buffer;
      brand: string;
      provider: string;
      subject_index: Buffer;
      mail: Buffer;
      expires_at: Date;
    };
  }
}
