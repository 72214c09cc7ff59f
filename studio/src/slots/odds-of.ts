import { lowest } from '../models/fraction';
import type { Odds, SlotRules } from './slot-rules';

/** How many of all the ways in which the reels can stop pay how much, in tenths of the stake. */
export type Distribution = ReadonlyMap<number, number>;

export function stopsInAll({ reels }: Pick<SlotRules, 'reels'>): number {
  return reels.reduce((product, { length }) => product * length, 1);
}

/** The odds of a spin whose ways to stop have been counted. */
export function oddsOf({ reels, most }: Pick<SlotRules, 'reels' | 'most'>, counted: Distribution): Odds {
  const all = BigInt(stopsInAll({ reels }));
  const ways = [...counted].map(([tenths, count]) => [BigInt(tenths), BigInt(count)] as const);
  const sumOf = (of: (tenths: bigint) => bigint) => ways.reduce((sum, [tenths, count]) => sum + of(tenths) * count, 0n);
  const paidInAll = sumOf((tenths) => tenths);
  return {
    returnToPlayer: lowest(paidInAll, all * 10n),
    hitRate: lowest(
      sumOf((tenths) => (tenths > 0n ? 1n : 0n)),
      all,
    ),
    variance: lowest(sumOf((tenths) => tenths * tenths) * all - paidInAll * paidInAll, all * all * 100n),
    largestWin: lowest(
      sumOf((tenths) => (tenths === BigInt(most) ? 1n : 0n)),
      all,
    ),
  };
}

/** Counts are added up under one key. */
export function add<Key>(counts: Map<Key, number>, key: Key, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}
