import type { Logger } from 'pino';
import type { Platform } from '../../../platform/platform';
import type { Brands } from '../../control/brands';
import type { CountedPlay } from '../counted-play';
import type { createFollowing } from './follow';
import type { createSettling } from './settle';
import type { periodStore } from './period-store';

/** How long late results are waited for once a period is over. */
const GRACE_MS = 3_600_000;

interface Dependencies {
  brands: Pick<Brands, 'all'>;
  countedPlay: Pick<CountedPlay, 'catchUp'>;
  following: ReturnType<typeof createFollowing>;
  settling: ReturnType<typeof createSettling>;
  store: Pick<ReturnType<typeof periodStore>, 'toSettle'>;
}

/** What the jobs of boards do, for whoever has another clock. */
export interface BoardSteps {
  /** Begins periods and follows what is counted. False when some of it has to wait. */
  follow(at?: Date, signal?: AbortSignal): Promise<boolean>;
  /** Settles what is over for an hour, and pays; nothing while something is not counted. */
  pay(run: { at?: Date; signal?: AbortSignal; log: Pick<Logger, 'warn'> }): Promise<{ settled: number; paid: number }>;
}

export function createSteps({ brands, countedPlay, following, settling, store }: Dependencies): BoardSteps {
  const follow = async (at = new Date(), signal?: AbortSignal): Promise<boolean> => {
    const isCounted = await countedPlay.catchUp(signal);
    for (const brand of brands.all()) await following.begin(brand, at);
    return (await following.advance(signal)) && isCounted;
  };
  return {
    follow,
    async pay({ at = new Date(), signal, log }) {
      // Nothing is decided while the books are half counted.
      const over = (await follow(at, signal)) ? await store.toSettle(new Date(at.getTime() - GRACE_MS)) : [];
      for (const id of over) await settling.settle(id, at);
      return { settled: over.length, paid: await settling.payDue(signal, log) };
    },
  };
}

/** The jobs `boards.follow` and `boards.pay`. */
export function defineJobs({ jobs }: Pick<Platform, 'jobs'>, steps: BoardSteps): void {
  jobs.define({
    name: 'boards.follow',
    schedule: { every: 5, unit: 'second' },
    run: async ({ signal }) => ({ complete: await steps.follow(new Date(), signal) }),
  });
  jobs.define({
    name: 'boards.pay',
    schedule: { every: 1, unit: 'minute' },
    timeoutSeconds: 600,
    run: ({ signal, log }) => steps.pay({ signal, log }),
  });
}
