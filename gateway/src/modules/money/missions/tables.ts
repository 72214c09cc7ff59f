import type { Generated, Selectable } from 'kysely';
import type { Tables } from '../../../platform/database';

/** How much, by the key of a step, as digits. */
export type Amounts = Record<string, string>;

declare module '../../../platform/database/database' {
  interface Tables {
    mission_periods: {
      member_id: bigint;
      code: string;
      period: string;
      rule_id: bigint;
      joined_day: string | null;
      claimed_at: Date | null;
      prize: bigint | null;
      carried: Generated<Amounts>;
      taken: Generated<Amounts>;
    };
  }
}

export type MissionPeriodRow = Selectable<Tables['mission_periods']>;
