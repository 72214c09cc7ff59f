import { join } from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { withoutPopups } from '../without-popups';
import { countOf, flick, press, tap, type, waitForMore, waitUntilCalm } from './finger';
import { type FrameTimes, percentiles, readUse, watchFrames } from './frames';
import { slowDown } from './slow-phone';

/** A player at work in the list of ten thousand games, in milliseconds. */
export interface InteractionMeasurements {
  /** The slowest interaction: with fewer than fifty of them that is the page's INP. */
  inp: number;
  interactions: number;
  /** Which one was the slowest: the event, and what it was on. */
  slowest: string;
  /** Frames while five hundred tiles go by. */
  frame: FrameTimes;
}

/** Twenty pages are the most that one screen holds: five hundred tiles are two screens. */
const SCREENS = [
  { address: '/rng?show=SOON&page=1-20', tiles: 360 },
  { address: '/rng?show=SOON&page=21-28', tiles: 144 },
];
const NAVIGATION_MS = 120_000;
const NOTHING = { id: 0, duration: 0, what: 'nothing' };
const TILES = 'main .pv-tile-art';
const SHOW_MORE = { css: 'main button', name: '^Show more' };

/** Scrolls five hundred tiles by on a slow phone, then narrows the list, searches it by name, pages through it and searches everywhere. */
export async function measureInteractions(browser: Browser, port: number): Promise<InteractionMeasurements> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    await withoutPopups(context);
    await context.addInitScript(() => localStorage.setItem('pavilion.lang', 'en'));
    const origin = `http://pavilion.localhost:${port}`;
    const frames: number[] = [];
    for (const { address, tiles } of SCREENS)
      await onItsOwnPage(context, async (page, session) => {
        await page.goto(`${origin}${address}`);
        await waitForMore(page, TILES, tiles - 1);
        await waitUntilCalm(page);
        frames.push(...(await scrollBy(page, session)));
      });
    const { interactions } = await onItsOwnPage(context, async (page, session) => {
      await page.goto(`${origin}/rng`);
      await interact(page, session);
      return readUse(page);
    });
    const slowest = interactions.reduce((worst, each) => (each.duration > worst.duration ? each : worst), NOTHING);
    return {
      inp: slowest.duration,
      slowest: slowest.what,
      interactions: new Set(interactions.map(({ id }) => id)).size,
      frame: percentiles(frames),
    };
  } finally {
    await context.close();
  }
}

/** Each list is timed on a page of its own: the garbage of a page before would be collected in the frames of the next. */
async function onItsOwnPage<Found>(
  context: BrowserContext,
  use: (page: Page, session: CDPSession) => Promise<Found>,
): Promise<Found> {
  const page = await context.newPage();
  page.setDefaultNavigationTimeout(NAVIGATION_MS);
  const session = await context.newCDPSession(page);
  await page.addInitScript({ path: join(import.meta.dirname, 'observe-use.js') });
  // From the first byte: a page learns how fast its device is.
  await slowDown(session);
  const found = await use(page, session);
  await page.close();
  return found;
}

async function scrollBy(page: Page, session: CDPSession): Promise<number[]> {
  const distance = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await watchFrames(page, true);
  await flick(page, session, distance);
  await watchFrames(page, false);
  return (await readUse(page)).frames;
}

async function interact(page: Page, session: CDPSession): Promise<void> {
  await waitForMore(page, TILES, 0);
  await waitUntilCalm(page);
  for (const show of ['Popular', 'New', 'Coming soon'])
    await press(page, session, { css: 'main [aria-label="Show"] button', name: `^${show}` });
  for (let more = 0; more < 5; more += 1) {
    const before = await countOf(page, TILES);
    await press(page, session, SHOW_MORE);
    await waitForMore(page, TILES, before);
  }
  await press(page, session, { css: 'main button', name: '^Search by name' });
  await type(page, 'main input[type="search"]', 'pagod');
  await waitUntilCalm(page);
  await tap(page, { css: 'header button', name: '^Search$' });
  await type(page, 'dialog [role="combobox"]', 'lantrn');
  await waitForMore(page, 'dialog [role="option"]', 0);
}
