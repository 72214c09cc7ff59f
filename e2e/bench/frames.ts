import type { Page } from '@playwright/test';

/** What `observe-use.js` keeps of a page. */
export interface Observations {
  /** One for each event: a touch is several. */
  interactions: { id: number; duration: number; what: string }[];
  /** Milliseconds from one frame to the next, while they are watched. */
  frames: number[];
}

/** Milliseconds that a frame takes: the middle, what 95 of 100 are within, and the longest. */
export interface FrameTimes {
  middle: number;
  late: number;
  longest: number;
}

export function watchFrames(page: Page, watching: boolean): Promise<void> {
  return page.evaluate((on) => {
    (globalThis as unknown as { benchUse: { watch(on: boolean): void } }).benchUse.watch(on);
  }, watching);
}

export function readUse(page: Page): Promise<Observations> {
  return page.evaluate(() => {
    const { interactions, frames } = (globalThis as unknown as { benchUse: Observations }).benchUse;
    return { interactions, frames };
  });
}

export function percentiles(frames: readonly number[]): FrameTimes {
  const sorted = [...frames].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * (sorted.length - 1))] ?? Number.NaN;
  return { middle: at(0.5), late: at(0.95), longest: at(1) };
}
