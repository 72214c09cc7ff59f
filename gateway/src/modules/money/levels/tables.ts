import type { LevelReason } from '@pavilion/api/levels';
import type { Generated, Selectable } from 'kysely';
import type { Tables } from '../../../platform/database';

declare module '../../../platform/database/database' {
  interface Tables {
    level_ladders: { brand: string; counts_from: string };
    level_members: {
      member_id: bigint;
      brand: string;
      rank: Generated<number>;
      rule_id: bigint | null;
      way_stake: Generated<bigint>;
      way_deposits: Generated<bigint>;
      unspent_stake: Generated<bigint>;
      seen_stake: Generated<bigint>;
      seen_deposits: Generated<bigint>;
      judged_from: string | null;
      warned_for: string | null;
      due_on: string | null;
    };
    level_ranks: {
      member_id: bigint;
      rank: number;
      rule_id: bigint;
      reached: 'change' | 'play';
      amount: bigint;
      needs_stake: bigint;
      needs_deposits: bigint;
      reached_at: Generated<Date>;
      claimed_at: Date | null;
    };
    level_history: {
      id: Generated<bigint>;
      member_id: bigint;
      from_rank: number;
      to_rank: number;
      why: LevelReason;
      rule_id: bigint;
      at: Generated<Date>;
    };
    level_birthdays: { member_id: bigint; day: string; rule_id: bigint; amount: bigint; given_at: Generated<Date> };
    level_reading: { id: number; done: bigint };
  }
}

/** What a member was given, or will be, for a rank that they reached. */
export type RankRow = Selectable<Tables['level_ranks']>;
export type HistoryRow = Selectable<Tables['level_history']>;
