import type { RewardApplicationState } from '@pavilion/api/staff';
import type { Generated, Selectable } from 'kysely';
import type { Tables } from '../../../platform/database';

declare module '../../../platform/database/database' {
  interface Tables {
    reward_takers: {
      id: Generated<string>;
      brand: string;
      member_id: bigint;
      code: string;
      period: Date;
      rule: bigint;
      state: Generated<TakerState>;
      amount: bigint;
      currency: string;
      joined_at: Generated<Date>;
      joined_day: string;
      counted_before: bigint;
      issued_at: Date | null;
      claim_by: Date | null;
      claimed_at: Date | null;
    };
    reward_places: { brand: string; code: string; period: Date; taken: number };
    reward_applications: {
      id: Generated<string>;
      brand: string;
      member_id: bigint;
      taker_id: string;
      state: Generated<RewardApplicationState>;
      comment: string;
      at: Generated<Date>;
      decided_by: string | null;
      decided_at: Date | null;
      reason: string | null;
    };
    reward_pictures: {
      id: Generated<string>;
      brand: string;
      member_id: bigint;
      application_id: string | null;
      place: number | null;
      picture: Buffer;
      sent_at: Generated<Date>;
    };
  }
}

/** `issued` waits to be claimed; `claimed` and `lapsed` are final. */
export type TakerState = 'joined' | 'issued' | 'claimed' | 'lapsed';
export type TakerRow = Selectable<Tables['reward_takers']>;
export type ApplicationRow = Selectable<Tables['reward_applications']>;
