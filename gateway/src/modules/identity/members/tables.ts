import type { Generated } from 'kysely';

/** 0 plays, 1, 2, 41 and 42 are agents, 4 plays for free. */
export type MemberType = 0 | 1 | 2 | 4 | 41 | 42;

/** Where the code or link went by which somebody set a password who did not know the one before. */
export type RecoveryMethod = 'mail' | 'mobile';

declare module '../../../platform/database/database' {
  interface Tables {
    members: {
      id: Generated<bigint>;
      public_id: Generated<string>;
      brand: string;
      account: string;
      account_key: Generated<string>;
      nickname: string;
      type: MemberType;
      status: Generated<'active' | 'locked' | 'closed'>;
      upline_id: bigint | null;
      path: Generated<string>;
      depth: Generated<number>;
      invite_code: Generated<string>;
      referred_by_id: bigint | null;
      registered_at: Generated<Date>;
      created_at: Generated<Date>;
    };
    /** Read by other modules. */
    member_directory: {
      id: bigint;
      public_id: string;
      brand: string;
      account: string;
      account_key: string;
      nickname: string;
      type: MemberType;
      status: 'active' | 'locked' | 'closed';
      upline_id: bigint | null;
      path: string;
      depth: number;
      registered_at: Date;
    };
    member_profiles: {
      member_id: bigint;
      brand: string;
      sealed: Buffer;
      email_index: Buffer | null;
      phone_index: Generated<Buffer | null>;
      phone_country: Generated<string | null>;
      updated_at: Generated<Date>;
    };
    member_birthdays: {
      member_id: bigint;
      brand: string;
      sealed: Buffer;
      confirmed_by: string;
      confirmed_at: Generated<Date>;
    };
    former_birthdays: {
      id: Generated<bigint>;
      member_id: bigint;
      brand: string;
      sealed: Buffer;
      confirmed_by: string;
      confirmed_at: Date;
      ended_at: Generated<Date>;
    };
    waiting_birthdays: {
      member_id: bigint;
      brand: string;
      sealed: Buffer;
      asked_by: string;
      asked_at: Generated<Date>;
    };
    member_origins: {
      member_id: bigint;
      brand: string;
      way: 'username' | 'mobile';
      page: string | null;
      domain: string | null;
      device: string | null;
      affiliate_code: string | null;
      referral_code: string | null;
    };
    credentials: {
      member_id: bigint;
      password_hash: string;
      changed_at: Generated<Date>;
      must_change: Generated<boolean>;
      payment_hash: string | null;
      demo: Generated<boolean>;
      recovered_by: Generated<RecoveryMethod | null>;
    };
  }
}
