import type { BoardPrizeState } from '@pavilion/api/boards';
import type { BoardTerms } from '@pavilion/api/staff';
import type { Generated, Selectable } from 'kysely';
import type { Tables } from '../../../platform/database';

declare module '../../../platform/database/database' {
  interface Tables {
    board_periods: {
      id: Generated<bigint>;
      brand: string;
      code: string;
      rule_id: bigint;
      terms: BoardTerms;
      counts_from: string;
      counts_until: string;
      ends_at: Date;
      closed_at: Date | null;
    };
    board_standings: { period_id: bigint; member_id: bigint; score: bigint; reached: bigint; played: bigint };
    board_counts: { period_id: bigint; bucket: number; members: bigint };
    board_prizes: {
      period_id: bigint;
      place: number;
      member_id: bigint;
      score: bigint;
      played: bigint;
      amount: bigint;
      state: BoardPrizeState;
      decided_at: Date | null;
    };
    board_reading: { single: Generated<boolean>; done: bigint };
  }
}

/** Days of a board; they run to their end by the terms that they began with. */
export type PeriodRow = Selectable<Tables['board_periods']>;
export type EntryRow = Selectable<Tables['board_standings']>;
export type PrizeRow = Selectable<Tables['board_prizes']>;
