import type { Browser, Page } from '@playwright/test';
import { percentiles, type FrameTimes } from './frames';

/** What Chromium's tracing tells of an event; times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** Processor time, without what the thread waited for. */
  tdur?: number;
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'disabled-by-default-devtools.timeline.frame'];
const FRAME = 'BeginMainThreadFrame';
const TASK = 'RunTask';

/**
 * How long a page's own thread works in each of its frames while it is used, in milliseconds of processor time: what else the machine does meanwhile, and how long it takes to
 * bring pictures to a screen, is not in it. Tracing costs the page a little, so its frames are timed without.
 */
export async function measureWork(browser: Browser, page: Page, use: () => Promise<void>): Promise<FrameTimes> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await use();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return percentiles(workPerFrame(trace.traceEvents));
}

/** The processor time of all tasks from the beginning of a frame to that of the next, in the thread that draws most frames. */
export function workPerFrame(events: readonly TraceEvent[]): number[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const drawn = new Map<string, number>();
  for (const event of events) if (event.name === FRAME) drawn.set(threadOf(event), (drawn.get(threadOf(event)) ?? 0) + 1);
  const [busiest] = [...drawn].sort(([, a], [, b]) => b - a);
  if (!busiest) throw new Error('No frame was drawn while the page was traced');
  const own = events.filter((event) => threadOf(event) === busiest[0]).sort((a, b) => a.ts - b.ts);
  const frames: number[] = [];
  for (const { name, tdur = 0 } of own) {
    if (name === FRAME) frames.push(0);
    else if (name === TASK && frames.length > 0) frames.push((frames.pop() ?? 0) + tdur / 1_000);
  }
  return frames;
}
