import type { Logger } from 'pino';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Brands } from '../../control/brands';
import type { CountedPlay } from '../counted-play';
import { type Climber, settledDay } from './look';
import { followStore } from './store';

interface Dependencies {
  brands: Pick<Brands, 'byCode' | 'all'>;
  countedPlay: Pick<CountedPlay, 'catchUp'>;
  look(climber: Climber): Promise<void>;
}

/** The job `levels.follow`: whoever played goes up soon after, whether they look or not, and months end for those who do not play. */
export function defineFollowing({ db, jobs }: Pick<Platform, 'db' | 'jobs'>, { brands, countedPlay, look }: Dependencies): void {
  const store = followStore(db);
  jobs.define({
    name: 'levels.follow',
    schedule: { every: 20, unit: 'second' },
    timeoutSeconds: 600,
    async run({ signal, log }) {
      if (!(await countedPlay.catchUp(signal))) return { looked: 0 };
      const changed = await store.changed();
      const due = await dueOf(brands.all());
      const all = [...changed, ...due];
      for (const { memberId, brand: code } of all) {
        if (signal.aborted) return { looked: 0 };
        const brand = brands.byCode(code);
        if (brand) await lookAt({ brand, memberId }, log);
      }
      const last = changed.at(-1);
      if (last) await store.advance(last.changed);
      return { looked: all.length };
    },
  });

  async function dueOf(all: readonly Brand[]) {
    const found = await Promise.all(
      all.map(async (brand) => {
        const rows = await store.due(brand.code, settledDay(brand, new Date()));
        return rows.map(({ memberId }) => ({ memberId, brand: brand.code }));
      }),
    );
    return found.flat();
  }

  async function lookAt(climber: Climber, log: Pick<Logger, 'warn'>) {
    await look(climber).catch((error: Error) =>
      log.warn({ err: error, member: climber.memberId }, 'a member’s rank could not be looked at, and is when they play or ask'),
    );
  }
}
