import type { OperatorRole } from '@pavilion/api/staff';
import type { Locale } from '@pavilion/i18n';
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
      /** One of the first three admins of every brand, whom nobody could confirm. */
      founder: Generated<boolean>;
      /** Sealed. */
      mail: Buffer | null;
      locale: Generated<Locale>;
      locked_at: Date | null;
      created_at: Generated<Date>;
      seen_at: Date | null;
    };
    operator_invitations: {
      operator_id: bigint;
      token_hash: Buffer;
      totp_secret: Buffer;
      /** To the operator's own mail address; otherwise another admin, or the command line, handed it over. */
      mailed: Generated<boolean>;
      expires_at: Date;
    };
    operator_new_authenticators: { operator_id: bigint; totp_secret: Buffer; expires_at: Date };
  }
}
