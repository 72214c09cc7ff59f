import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/database';

declare module '../../../platform/database/database' {
  interface Tables {
    counted_days: {
      member_id: bigint;
      brand: string;
      day: string;
      category: string;
      vendor: string;
      rounds: number;
      bets: bigint;
      wins: bigint;
      valid: bigint;
      counted: bigint;
      changed: bigint;
    };
    counted_deposit_days: {
      member_id: bigint;
      day: string;
      count: number;
      deposits: bigint;
      changed: bigint;
    };
    /** A view: both of them by day, for other modules. */
    counted_activity: { member_id: bigint; day: string; counted: bigint; deposits: bigint; changed: bigint };
    /** A view: what counts by day, category and vendor, for other modules. */
    counted_play_days: { member_id: bigint; day: string; category: string; vendor: string; counted: bigint };
  }
}

/**
 * What a member played on a day of their brand with one vendor in one category, in minor units. `valid` is what settled rounds won or lost, at most their
 * stakes; `counted` is the share of it that their games have. A category `-` is of games that are in no catalogue.
 */
export type CountedDay = Pick<
  Selectable<Tables['counted_days']>,
  'day' | 'category' | 'vendor' | 'rounds' | 'bets' | 'wins' | 'valid' | 'counted'
>;

/** What a member paid in on a day, less what was taken back of it. */
export type CountedDepositDay = Pick<Selectable<Tables['counted_deposit_days']>, 'day' | 'count' | 'deposits'>;
