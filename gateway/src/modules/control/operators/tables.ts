import type { OperatorRole } from '@pavilion/api/staff';
import type { Generated, JSONColumnType } from 'kysely';

declare module '../../../platform/database/database' {
  interface Tables {
    operators: {
      id: Generated<bigint>;
      name: string;
      display_name: string;
      roles: JSONColumnType<Record<string, OperatorRole>>;
      locked: Generated<boolean>;
      password_hash: string | null;
      /** Sealed. */
      totp_secret: Buffer | null;
      totp_step: Generated<bigint>;
      demo: Generated<boolean>;
      created_at: Generated<Date>;
      seen_at: Date | null;
    };
    operator_invitations: { operator_id: bigint; token_hash: Buffer; totp_secret: Buffer; expires_at: Date };
  }
}
