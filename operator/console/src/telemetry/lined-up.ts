import type { RemoteTelemetry } from '@pavilion/api/operations';

export type Point = RemoteTelemetry['versions'][number]['points'][number];

/** The versions' points on one row of moments: a version that began later has none before. */
export interface LinedUp {
  times: string[];
  versions: { version: string; points: (Point | undefined)[] }[];
}

export function linedUp({ versions }: RemoteTelemetry): LinedUp {
  const times = [...new Set(versions.flatMap(({ points }) => points.map(({ at }) => at)))].toSorted();
  return {
    times,
    versions: versions.map(({ version, points }) => {
      const byTime = new Map(points.map((point) => [point.at, point]));
      return { version, points: times.map((at) => byTime.get(at)) };
    }),
  };
}

/** Failures and script errors per mount; null where nothing was mounted and nothing failed. */
export function failureShare({ mounts, failures, errors }: Point): number | null {
  const bad = failures + errors;
  return mounts + bad === 0 ? null : Math.min(1, bad / Math.max(1, mounts));
}
