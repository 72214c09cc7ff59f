/** Upper ends of the ranges of milliseconds that are told apart, of which the last holds everything beyond. */
export const RANGES_MS = [
  25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1_000, 1_500, 2_000, 3_000, 4_000, 6_000, 10_000, 30_000, 600_000,
] as const;

/** How often each range was met. */
export function noCounts(): number[] {
  return RANGES_MS.map(() => 0);
}

/** Counts a time. */
export function count(counts: number[], ms: number): void {
  const found = RANGES_MS.findIndex((end) => ms <= end);
  const at = found === -1 ? RANGES_MS.length - 1 : found;
  counts[at] = (counts[at] ?? 0) + 1;
}

/** Adds what others counted. */
export function addCounts(to: number[], more: readonly number[]): void {
  for (const at of RANGES_MS.keys()) to[at] = (to[at] ?? 0) + (more[at] ?? 0);
}

export function totalOf(counts: readonly number[]): number {
  return counts.reduce((sum, times) => sum + times, 0);
}

/** The time that `share` (0 to 1) of all stayed below, as exactly as the ranges tell; null when nothing was counted. */
export function quantile(counts: readonly number[], share: number): number | null {
  const wanted = totalOf(counts) * share;
  if (!wanted) return null;
  let below = 0;
  for (const [at, end] of RANGES_MS.entries()) {
    const here = counts[at] ?? 0;
    const start = RANGES_MS[at - 1] ?? 0;
    if (here && below + here >= wanted) return Math.round(start + ((wanted - below) / here) * (end - start));
    below += here;
  }
  return RANGES_MS.at(-1) ?? null;
}
