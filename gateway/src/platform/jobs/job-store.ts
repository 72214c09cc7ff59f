import type { Database } from '../database';
import { deadLetterStore } from './dead-letter-store';
import { historyStore } from './history-store';
import { runStore } from './run-store';

declare module '../database/database' {
  interface Tables {
    job_runs: {
      name: string;
      brand: string;
      started_at: Date;
      ms: number;
      outcome: 'done' | 'failed';
      result: unknown;
      error: string | null;
      period: Date | null;
      runs: bigint;
      failures: bigint;
    };
    job_periods: { name: string; brand: string; period: Date };
  }
}

/** The tables of jobs, ours and pg-boss's; within a transaction when `db` is one. */
export function jobStore(db: Database) {
  return { ...runStore(db), ...deadLetterStore(db), ...historyStore(db) };
}
