const HOURS = 24;

/** The hours of a day, as moments of one that has no zone: they are written in UTC. */
export const hours: readonly string[] = Array.from({ length: HOURS }, (_, hour) =>
  new Date(Date.UTC(2000, 0, 1, hour)).toISOString(),
);

/** The sum since midnight at the end of each hour, in minor units; null where the day has not come yet. */
export function sumsOf(revenue: readonly string[]): (bigint | null)[] {
  let sum = 0n;
  return hours.map((_, hour) => {
    const more = revenue[hour];
    return more === undefined ? null : (sum += BigInt(more));
  });
}
