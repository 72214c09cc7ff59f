import type { Platform } from '../../../platform/platform';
import { compareRecords, totalRecords } from './compare-records';
import { periodOf } from './period';
import type { createReconciliationSources } from './reconciliation-sources';
import { type Job, reconciliationStore } from './reconciliation-store';

type Sources = ReturnType<typeof createReconciliationSources>;

/** Compares a claimed day with its source and notes what came of it: false when it could not be compared, with the reason beside it. */
export function createRunReconciliation({ db, log }: Pick<Platform, 'db' | 'log'>, { sidesOf }: Pick<Sources, 'sidesOf'>) {
  const run = async (id: bigint, job: Job, timeZone: string): Promise<void> => {
    const period = await periodOf(db, job.day, timeZone);
    const { ours, theirs } = await sidesOf(job, period);
    await db.transaction().execute(async (trx) => {
      const within = reconciliationStore(trx);
      await within.replace(id, compareRecords(ours, theirs));
      await within.finish(id, { ours: totalRecords(ours), theirs: totalRecords(theirs) });
    });
  };
  return (id: bigint, job: Job, timeZone: string): Promise<boolean> =>
    run(id, job, timeZone).then(
      () => true,
      async (err: Error) => {
        log.warn({ err, job }, 'a day could not be compared');
        await reconciliationStore(db).fail(id, err.message.slice(0, 200));
        return false;
      },
    );
}
