import type { TelemetryEvent } from '@pavilion/api/staff';
import { remoteFromStack } from './remote-from-stack';

/** The part of the browser's long animation frames that is read here; only some browsers have them. */
interface LongFrame extends PerformanceEntry {
  scripts?: { sourceURL: string; duration: number }[];
}

type LongTasks = Extract<TelemetryEvent, { kind: 'long-tasks' }>;

const LONG_MS = 50;
const MAX_COUNT = 1_000;
const MAX_MS = 600_000;

/** Counts tasks over 50 ms that began in a remote's code, where the browser says in whose. */
export function watchLongTasks(): { take(): LongTasks[]; stop(): void } {
  const counted = new Map<string, LongTasks>();
  const count = ({ sourceURL, duration }: { sourceURL: string; duration: number }) => {
    const of = duration > LONG_MS ? remoteFromStack(sourceURL) : undefined;
    if (!of) return;
    const key = `${of.remote}@${of.version}`;
    const known = counted.get(key);
    counted.set(key, {
      kind: 'long-tasks',
      ...of,
      count: Math.min((known?.count ?? 0) + 1, MAX_COUNT),
      longestMs: Math.min(Math.max(known?.longestMs ?? 0, Math.round(duration)), MAX_MS),
    });
  };
  const supported = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('long-animation-frame');
  const observer = supported
    ? new PerformanceObserver((list) => {
        for (const { scripts = [] } of list.getEntries() as LongFrame[]) for (const script of scripts) count(script);
      })
    : undefined;
  observer?.observe({ type: 'long-animation-frame', buffered: true });
  return {
    take() {
      const taken = [...counted.values()];
      counted.clear();
      return taken;
    },
    stop: () => observer?.disconnect(),
  };
}
