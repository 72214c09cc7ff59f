import type { Database } from '../database';
import type { JobDefinition } from './job';
import { jobStore } from './job-store';
import type { Queue } from './queue';

/** Puts dead letters away that nobody looked at for thirty days, and forgets which periods were done more than a year ago. */
export function tidyJob(db: Database, queue: Queue): JobDefinition<'jobs.tidy'> {
  return {
    ...{ name: 'jobs.tidy', schedule: { every: 1, unit: 'hour' } },
    async run() {
      await queue.archive();
      await jobStore(db).forgetPeriods();
    },
  };
}
