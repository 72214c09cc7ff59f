/** Upper ends of the ranges of milliseconds that are told apart, of which the last holds everything beyond. */
export const BUCKET_BOUNDS_MS = [
  25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1_000, 1_500, 2_000, 3_000, 4_000, 6_000, 10_000, 30_000, 600_000,
] as const;

/** How often each range was met. */
export function emptyHistogram(): number[] {
  return BUCKET_BOUNDS_MS.map(() => 0);
}

/** Counts a time. */
export function observe(counts: number[], ms: number): void {
  const found = BUCKET_BOUNDS_MS.findIndex((end) => ms <= end);
  const at = found === -1 ? BUCKET_BOUNDS_MS.length - 1 : found;
  counts[at] = (counts[at] ?? 0) + 1;
}

/** Adds what others counted. */
export function mergeHistogram(to: number[], more: readonly number[]): void {
  for (const at of BUCKET_BOUNDS_MS.keys()) to[at] = (to[at] ?? 0) + (more[at] ?? 0);
}

export function totalCount(counts: readonly number[]): number {
  return counts.reduce((sum, times) => sum + times, 0);
}

/** The time that `share` (0 to 1) of all stayed below, as exactly as the ranges tell; null when nothing was counted. */
export function quantile(counts: readonly number[], share: number): number | null {
  const wanted = totalCount(counts) * share;
  if (!wanted) return null;
  let below = 0;
  for (const [at, end] of BUCKET_BOUNDS_MS.entries()) {
    const here = counts[at] ?? 0;
    const start = BUCKET_BOUNDS_MS[at - 1] ?? 0;
    if (here && below + here >= wanted) return Math.round(start + ((wanted - below) / here) * (end - start));
    below += here;
  }
  return BUCKET_BOUNDS_MS.at(-1) ?? null;
}
