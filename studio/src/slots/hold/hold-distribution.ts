import type { HoldBonus } from '../bonuses';
import { choose } from '../choose';
import { linesAndScatters, SCATTERS } from '../lines/line-distribution';
import { added, scaled, type Series, seriesOf, together } from '../series';
import type { PublishedHold } from './hold-rules';

/** Counts all ways of a slot that holds coins: how many coins there are in the end, from each number at the beginning, and what so many pay together. */
export function holdDistribution(rules: PublishedHold): Series {
  const { hold, most, reels, rows } = rules;
  const places = reels.length * rows;
  const values = valuesOf(hold, places, most);
  const [ends, size] = endsOf(hold, places - hold.from);
  const paidBy = Array.from({ length: places + 1 }, (_, first) =>
    first < hold.from ? undefined : bonus(hold, { places, first, most }, values, ends[places - first] ?? []),
  );
  const unspun = size * BigInt(hold.values.length) ** BigInt(places);
  const parts = new Map<number, [number, bigint][]>();
  for (const [state, count] of linesAndScatters(rules, hold.coin))
    parts.set(state % SCATTERS, [...(parts.get(state % SCATTERS) ?? []), [Math.floor(state / SCATTERS), BigInt(count)]]);
  const counted = [...parts].map(([coins, ways]) => {
    const base = seriesOf(ways, most);
    const paid = paidBy[coins];
    return paid ? together(base, paid, most) : scaled(base, unspun);
  });
  return added(counted);
}

/** What so many coins pay together, of all `values.length ** places` ways, whichever of them there are. */
function valuesOf({ values }: HoldBonus, places: number, most: number): Series[] {
  const one = seriesOf(
    values.map((value) => [value, 1n] as const),
    most,
  );
  const sums: Series[] = [[1n]];
  for (let coins = 1; coins <= places; coins += 1) sums.push(together(sums[coins - 1] ?? [], one, most));
  return sums.map((series, coins) => scaled(series, BigInt(values.length) ** BigInt(places - coins)));
}

interface Beginning {
  readonly places: number;
  readonly first: number;
  readonly most: number;
}

function bonus(
  { jackpots, values }: HoldBonus,
  { places, most }: Beginning,
  sums: readonly Series[],
  ends: readonly bigint[],
): Series {
  const paid = ends.map((ways, free) => {
    const full = seriesOf([[jackpots.GRAND, BigInt(values.length) ** BigInt(places)]], most);
    return scaled(free === 0 ? full : (sums[places - free] ?? []), ways);
  });
  return added(paid);
}

/**
 * In how many ways so many free places become so many in the end: `ends[before][after]`, of `size` each. From `free` places either none of the re-spins
 * brings a coin, or one of them is the first that does.
 */
function endsOf({ place, coin, respins }: HoldBonus, most: number): [ends: bigint[][], size: bigint] {
  const length = BigInt(place.length);
  const coins = BigInt([...place].filter((each) => each === coin).length);
  const spun = (free: number) => length ** BigInt((respins * free * (free + 1)) / 2);
  const ends: bigint[][] = [[1n]];
  for (let free = 1; free <= most; free += 1) {
    const bring = Array.from(
      { length: free + 1 },
      (_, brought) => choose(free, brought) * coins ** BigInt(brought) * (length - coins) ** BigInt(free - brought),
    );
    const [none = 0n] = bring;
    const all = length ** BigInt(free);
    const first = Array.from({ length: respins }, (_, before) => none ** BigInt(before) * all ** BigInt(respins - 1 - before));
    const begins = first.reduce((sum, ways) => sum + ways, 0n);
    const row = Array.from({ length: free + 1 }, () => 0n);
    row[free] = none ** BigInt(respins) * spun(free - 1);
    for (let brought = 1; brought <= free; brought += 1)
      for (const [after, ways] of (ends[free - brought] ?? []).entries())
        row[after] = (row[after] ?? 0n) + (bring[brought] ?? 0n) * begins * ways * (spun(free - 1) / spun(free - brought));
    ends.push(row);
  }
  return [ends.map((row, free) => row.map((ways) => ways * (spun(most) / spun(free)))), spun(most)];
}
