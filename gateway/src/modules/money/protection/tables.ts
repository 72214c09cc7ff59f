import type { LimitChangeState, LimitKind, LimitPeriod, LimitOfferPlacement } from '@pavilion/api/protection';
import type { Generated, Selectable } from 'kysely';
import type { Tables } from '../../../platform/database';

declare module '../../../platform/database/database' {
  interface Tables {
    play_exclusions: {
      id: Generated<bigint>;
      member_id: bigint;
      since: Generated<Date>;
      until: Date | null;
      operator: string | null;
      reason: string | null;
    };
    play_limits: {
      member_id: bigint;
      kind: LimitKind;
      period: LimitPeriod;
      currency: string | null;
      value: bigint;
      since: Generated<Date>;
    };
    limit_changes: {
      id: Generated<bigint>;
      member_id: bigint;
      kind: LimitKind;
      period: LimitPeriod;
      currency: string | null;
      from_value: bigint | null;
      to_value: bigint | null;
      state: LimitChangeState;
      operator: string | null;
      reason: string | null;
      asked_at: Generated<Date>;
      due_at: Date | null;
      lapses_at: Date | null;
      ended_at: Date | null;
    };
    limit_offers: { member_id: bigint; place: LimitOfferPlacement; answered_at: Generated<Date> };
    play_time: { member_id: bigint; day: string; seconds: number; noted_at: Generated<Date> };
    member_spend: { member_id: bigint; currency: string; hour: Date; stakes: bigint; payouts: bigint };
  }
}

export type LimitRow = Selectable<Tables['play_limits']>;
export type ChangeRow = Selectable<Tables['limit_changes']>;
