import type { Platform } from '../../../platform/platform';
import type { LotteryStore } from './store';
import { syncDraws } from './sync-draws';

/** A vendor that got lotteries is found within this time. */
const SYNC_INTERVAL_MS = 60_000;

/** Reads what vendors drew: once a draw is due, and once a minute. */
export function createDrawReader(
  { log, jobs }: Pick<Platform, 'log' | 'jobs'>,
  { store, vendors }: { store: LotteryStore; vendors: Parameters<typeof syncDraws>[0]['vendors'] },
): () => Promise<number> {
  let lastRead = 0;
  const readNow = () => {
    lastRead = Date.now();
    return syncDraws({ store, vendors, log });
  };
  jobs.define({
    name: 'lotteries.read-draws',
    schedule: { every: 5, unit: 'second' },
    async run() {
      // Each instance finds new lotteries by its own clock: reading once more does no harm.
      if (Date.now() - lastRead > SYNC_INTERVAL_MS || (await store.anyDue())) return { read: await readNow() };
      return undefined;
    },
  });
  return readNow;
}
