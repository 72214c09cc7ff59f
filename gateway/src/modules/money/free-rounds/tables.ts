import type { Generated, Selectable } from 'kysely';
import type { Tables } from '../../../platform/database';

declare module '../../../platform/database/database' {
  interface Tables {
    free_rounds: {
      id: string;
      brand: string;
      member_id: bigint;
      currency: string;
      vendor: string;
      games: string[];
      rounds: number;
      stake: bigint;
      worth: bigint;
      source: string;
      reason: string;
      state: 'proposed' | 'rejected' | 'active' | 'cancelled';
      days: number;
      made_at: Generated<Date>;
      given_at: Date | null;
      until: Date | null;
      proposed_by: string | null;
      decided_by: string | null;
      ended_at: Date | null;
      ended_because: string | null;
      call: 'create' | 'cancel' | null;
      call_due_at: Date | null;
      call_attempts: Generated<number>;
      told_at: Date | null;
    };
    free_round_bets: {
      reference: string;
      grant_id: string;
      member_id: bigint;
      vendor: string;
      round: string;
      at: Generated<Date>;
    };
    /** A view over the ledger. */
    free_round_progress: { id: string; played: number; won: bigint };
  }
}

export type GrantRow = Selectable<Tables['free_rounds']>;
/** With what the ledger says of it. */
export type GrantWithProgress = GrantRow & { played: number; won: bigint };
