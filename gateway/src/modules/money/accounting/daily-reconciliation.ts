import { DAILY_RECONCILIATION } from '@pavilion/api/staff';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import { latestDay } from './period';
import { type Job, reconciliationStore } from './reconciliation-store';

interface DailyDependencies {
  db: Platform['db'];
  sourcesOf(brand: string): Promise<string[]>;
  /** Whether it could be compared. */
  runAndNote(id: bigint, job: Job, timeZone: string): Promise<boolean>;
}

/** Compares the day before with every source with which nobody compared it yet. */
export function createDailyReconciliation({ db, sourcesOf, runAndNote }: DailyDependencies) {
  const store = reconciliationStore(db);
  return async ({ code: brand, currency, timeZone }: Brand, at: Date, signal?: AbortSignal): Promise<void> => {
    const { day } = await latestDay(db, timeZone, at);
    const failed: string[] = [];
    for (const source of await sourcesOf(brand)) {
      signal?.throwIfAborted();
      const job = { brand, source, day, currency };
      const id = await store.claim(job, DAILY_RECONCILIATION, true);
      // Whoever else compares it may not come to an end.
      const done = id === undefined ? await store.isDone(job) : await runAndNote(id, job, timeZone);
      if (!done) failed.push(source);
    }
    if (failed.length) throw new Error(`${day} could not be compared with ${failed.join(', ')}`);
  };
}
