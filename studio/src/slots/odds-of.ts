import { lowest } from '../models/fraction';
import type { Odds, SlotRules } from './slot-rules';

/** How many of all equally likely ways in which a spin can go pay how much, in tenths of the stake. */
export type Distribution = ReadonlyMap<number, bigint>;

/** The odds of a spin whose ways to stop have been counted. */
export function oddsOf({ most }: Pick<SlotRules, 'most'>, counted: Distribution): Odds {
  const ways = [...counted].map(([tenths, count]) => [BigInt(tenths), count] as const);
  const sumOf = (of: (tenths: bigint) => bigint) => ways.reduce((sum, [tenths, count]) => sum + of(tenths) * count, 0n);
  const all = sumOf(() => 1n);
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
