import type { Generated } from 'kysely';

declare module '../../platform/database/database' {
  interface Tables {
    sessions: {
      id: Generated<bigint>;
      token_hash: Buffer;
      member_id: bigint;
      brand: string;
      address: string;
      device: string;
      created_at: Generated<Date>;
      seen_at: Generated<Date>;
      expires_at: Date;
      ended_at: Date | null;
    };
    captchas: { id: string; brand: string; answer_hash: Buffer; expires_at: Date };
    trial_devices: { brand: string; device_hash: Buffer; member_id: bigint };
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
