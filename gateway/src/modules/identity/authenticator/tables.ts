import type { Generated } from 'kysely';

declare module '../../../platform/database/database' {
  interface Tables {
    authenticators: { member_id: bigint; secret: Buffer; step: bigint; enrolled_at: Generated<Date> };
    authenticator_enrolments: { member_id: bigint; secret: Buffer; expires_at: Date };
    authenticator_recovery_codes: { member_id: bigint; code_hash: Buffer };
  }
}
