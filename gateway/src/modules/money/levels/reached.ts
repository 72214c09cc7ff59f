import type { Database } from '../../../platform/database';
import { isCovered } from './claims';
import type { Ladders } from './ladders';
import type { Climber } from './look';
import { levelStore } from './store';

/** A rank that was reached by play, and when that was noted. */
export interface ReachedRank {
  rank: number;
  at: Date;
}

/** The ranks that a member's own play brought and still covers; none that the ladder does not have now. */
export function createReached(db: Database, ladders: Pick<Ladders, 'active'>) {
  const store = levelStore(db);
  return async ({ brand, memberId }: Climber): Promise<ReachedRank[]> => {
    const ladder = await ladders.active(brand.code);
    const [position, ranks] = await Promise.all([store.position(memberId), store.ranks(memberId)]);
    if (!ladder || !position) return [];
    return ranks
      .filter((row) => row.rank <= ladder.top && row.reached === 'play' && isCovered(position, row))
      .map(({ rank, reached_at: at }) => ({ rank, at }));
  };
}
