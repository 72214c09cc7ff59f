import type { Sighting } from '@pavilion/api/operations';
import { remoteOf } from './remote-of';

/** The part of the browser's long animation frames that is read here; only some browsers have them. */
interface LongFrame extends PerformanceEntry {
  scripts?: { sourceURL: string; duration: number }[];
}

type LongTasks = Extract<Sighting, { kind: 'long-tasks' }>;

const LONG_MS = 50;
const MOST = 1_000;
const LONGEST_MS = 600_000;

/** Counts tasks over 50 ms that began in a remote's code, where the browser says in whose. */
export function watchLongTasks(): { take(): LongTasks[]; stop(): void } {
  const counted = new Map<string, LongTasks>();
  const count = ({ sourceURL, duration }: { sourceURL: string; duration: number }) => {
    const of = duration > LONG_MS ? remoteOf(sourceURL) : undefined;
    if (!of) return;
    const key = `${of.remote}@${of.version}`;
    const known = counted.get(key);
    counted.set(key, {
      kind: 'long-tasks',
      ...of,
      count: Math.min((known?.count ?? 0) + 1, MOST),
      longestMs: Math.min(Math.max(known?.longestMs ?? 0, Math.round(duration)), LONGEST_MS),
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
