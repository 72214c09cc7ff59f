import type { Generated, Selectable } from 'kysely';
import type { Tables } from '../../../platform/database';

declare module '../../../platform/database/database' {
  interface Tables {
    rebate_members: { member_id: bigint };
    rebate_days: { member_id: bigint; day: string; rule_id: bigint; rank: number; noted_at: Generated<Date> };
    rebate_claims: {
      id: Generated<bigint>;
      member_id: bigint;
      days: string[];
      gross: bigint;
      short: bigint;
      claimed_at: Generated<Date>;
    };
    rebate_claim_days: { claim_id: bigint; member_id: bigint; day: string; amount: bigint };
  }
}

/** By what a day is reckoned. */
export type NotedDay = Pick<Selectable<Tables['rebate_days']>, 'day' | 'rule_id' | 'rank'>;
/** A claim, with what it paid of each day. */
export interface ClaimRow {
  id: bigint;
  gross: bigint;
  short: bigint;
  claimed_at: Date;
  paid: { day: string; amount: string }[];
}
