import type { ChallengeMethod, PasswordFault } from '@pavilion/api/auth';
import type { Generated } from 'kysely';

declare module '../../../platform/database/database' {
  interface Tables {
    sessions: {
      id: Generated<bigint>;
      token_hash: Buffer;
      member_id: bigint;
      brand: string;
      address: string;
      device: string;
      password_fault: PasswordFault | null;
      created_at: Generated<Date>;
      seen_at: Generated<Date>;
      expires_at: Date;
      ended_at: Date | null;
    };
    sign_in_checks: {
      id_hash: Buffer;
      brand: string;
      member_id: bigint;
      address: string;
      ways: ChallengeMethod[];
      password_fault: PasswordFault | null;
      join_ticket: string | null;
      tries: Generated<number>;
      expires_at: Date;
    };
    one_time_codes: {
      code_hash: Buffer;
      brand: string;
      member_id: bigint;
      session_id: bigint | null;
      device_hash: Buffer | null;
      expires_at: Date;
    };
    captchas: { id: string; brand: string; answer_hash: Buffer; work_bits: Generated<number>; expires_at: Date };
    trial_devices: { brand: string; device_hash: Buffer; member_id: bigint };
    password_links: { code_hash: Buffer; brand: string; member_id: bigint | null; expires_at: Date };
    registration_settings: { brand: string; adult_age: number };
    registration_rules: {
      brand: string;
      field: string;
      enabled: boolean;
      required: boolean;
      pattern_id: string;
      min_length: number;
      max_length: number;
      position: number;
    };
  }
}
