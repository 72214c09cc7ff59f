/** How many ways there are to each sum, from 0 on. */
export type Series = readonly bigint[];

/** Both together: the ways to each sum of one of the first and one of the second. Sums above `most` count as `most`. */
export function together(one: Series, other: Series, most: number): Series {
  return capped(unpack(...product(one, other)), most);
}

/** Every sum so many times as large. */
export function timesAsLarge(series: Series, times: number, most: number): Series {
  return seriesOf(
    series.map((ways, sum) => [sum * times, ways] as const),
    most,
  );
}

export function scaled(series: Series, by: bigint): Series {
  return series.map((ways) => ways * by);
}

export function added(all: readonly Series[]): Series {
  const longest = Math.max(...all.map(({ length }) => length));
  return Array.from({ length: longest }, (_, sum) => all.reduce((ways, series) => ways + (series[sum] ?? 0n), 0n));
}

export function seriesOf(ways: Iterable<readonly [sum: number, ways: bigint]>, most: number): Series {
  const series: bigint[] = [];
  for (const [sum, count] of ways) {
    const at = Math.min(sum, most);
    while (series.length <= at) series.push(0n);
    series[at] = (series[at] ?? 0n) + count;
  }
  return series;
}

function capped(series: Series, most: number): Series {
  return seriesOf(
    series.map((ways, sum) => [sum, ways] as const),
    most,
  );
}

/** Written one after the other into one number each, so that one multiplication makes all products; each place is wide enough for the largest sum of them. */
function product(one: Series, other: Series): [packed: bigint, digits: number, length: number] {
  const largest = sumOf(one) * sumOf(other);
  const digits = largest.toString(16).length;
  return [pack(one, digits) * pack(other, digits), digits, one.length + other.length - 1];
}

function sumOf(series: Series): bigint {
  return series.reduce((sum, ways) => sum + ways, 0n);
}

function pack(series: Series, digits: number): bigint {
  const written = series.map((ways) => ways.toString(16).padStart(digits, '0'));
  return BigInt(`0x${written.toReversed().join('')}`);
}

function unpack(packed: bigint, digits: number, length: number): Series {
  const written = packed.toString(16).padStart(digits * length, '0');
  return Array.from({ length }, (_, sum) => {
    const end = written.length - sum * digits;
    return BigInt(`0x${written.slice(end - digits, end)}`);
  });
}
