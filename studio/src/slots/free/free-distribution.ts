import { choose } from '../choose';
import { linesAndScatters, SCATTERS } from '../lines/line-distribution';
import { added, scaled, type Series, seriesOf, timesAsLarge, together } from '../series';
import type { PublishedFree } from './free-rules';

/**
 * Counts all ways of a slot with free spins. The spins are alike and only those that win are multiplied, by 1, 2, 3 …: so it counts for nothing which of
 * them win, and for each number of wins there is one sum of so many.
 */
export function freeDistribution(rules: PublishedFree): Series {
  const { free, most } = rules;
  const wins = winsOf(rules);
  const all = free.reels.reduce((product, { length }) => product * BigInt(length), 1n);
  const longest = Math.max(...free.spins);
  const counted = byScatters(rules).map((base, scatters) => {
    const spins = free.spins[scatters] ?? 0;
    const ways = spins === 0 ? base : together(base, freeSpins(wins, all, spins, most), most);
    return scaled(ways, all ** BigInt(longest - spins));
  });
  return added(counted);
}

/** What the reels pay by themselves, by the number of scatters that they show. */
function byScatters(rules: PublishedFree): Series[] {
  const counts = [...linesAndScatters(rules, rules.free.scatter)];
  const mostScatters = Math.max(...counts.map(([state]) => state % SCATTERS));
  return Array.from({ length: mostScatters + 1 }, (_, scatters) => {
    const those = counts.filter(([state]) => state % SCATTERS === scatters);
    return seriesOf(
      those.map(([state, count]) => [Math.floor(state / SCATTERS), BigInt(count)] as const),
      rules.most,
    );
  });
}

/** For 0, 1, 2 … of the longest row of free spins that win: what they pay together. */
function winsOf(rules: PublishedFree): Series[] {
  const { free, most } = rules;
  const counts = [...linesAndScatters({ ...rules, reels: free.reels }, '')];
  const one = seriesOf(
    counts.flatMap(([state, count]) => (state < SCATTERS ? [] : [[Math.floor(state / SCATTERS), BigInt(count)] as const])),
    most,
  );
  const wins: Series[] = [[1n]];
  for (let won = 1; won <= Math.max(...free.spins); won += 1)
    wins.push(together(wins[won - 1] ?? [], timesAsLarge(one, won, most), most));
  return wins;
}

function freeSpins(wins: readonly Series[], all: bigint, spins: number, most: number): Series {
  const winning = (wins[1] ?? []).reduce((sum, ways) => sum + ways, 0n);
  const losing = all - winning;
  const ways = wins.slice(0, spins + 1).map((series, won) => scaled(series, choose(spins, won) * losing ** BigInt(spins - won)));
  return seriesOf([...added(ways).entries()], most);
}
