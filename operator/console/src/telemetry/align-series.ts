import type { RemoteTelemetry } from '@pavilion/api/staff';

export type Point = RemoteTelemetry['versions'][number]['points'][number];

/** Every moment of the span that was asked for, and each version's points on them: none before it began. */
export interface AlignedSeries {
  times: string[];
  versions: { version: string; points: (Point | undefined)[] }[];
}

const MINUTE_MS = 60_000;
/** Over longer times than this the gateway sends a point for ten minutes. */
const MAX_MINUTE_RESOLUTION = 180;

export function alignSeries({ versions }: RemoteTelemetry, minutes: number, now = Date.now()): AlignedSeries {
  const step = (minutes > MAX_MINUTE_RESOLUTION ? 10 : 1) * MINUTE_MS;
  const last = Math.floor(now / step);
  const count = Math.ceil((minutes * MINUTE_MS) / step) + 1;
  const steps = Array.from({ length: count }, (_, at) => last - count + 1 + at);
  return {
    times: steps.map((each) => new Date(each * step).toISOString()),
    versions: versions.map(({ version, points }) => {
      const byStep = new Map(points.map((point) => [Math.floor(new Date(point.at).getTime() / step), point]));
      return { version, points: steps.map((each) => byStep.get(each)) };
    }),
  };
}

/** Failures and script errors per mount; null where nothing was mounted and nothing failed. */
export function failureShare({ mounts, failures, errors }: Point): number | null {
  const bad = failures + errors;
  return mounts + bad === 0 ? null : Math.min(1, bad / Math.max(1, mounts));
}
