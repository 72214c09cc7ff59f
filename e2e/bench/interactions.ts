import { join } from 'node:path';
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { waitUntilIdle } from '../wait-until-idle';
import { withoutPopups } from '../without-popups';
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
/** Pixels a second, as a thumb flicks. */
const SPEED = 2_400;
const TIMEOUT_MS = 120_000;
/** What lies between is under no bar. */
const [TOP, MIDDLE, BOTTOM] = [80, 420, 740];
/** Beside the tiles: a finger that scrolls presses nothing. */
const EDGE = 6;
/** As far as a thumb goes at once. */
const SWIPE = 500;
const FRAME_S = 1 / 60;
/** After this a finger that goes off gives the page no push. */
const REST_MS = 120;
const NOTHING = { id: 0, duration: 0, what: 'nothing' };
/** As long as a finger is on its way. */
const TAP_PAUSE_MS = 400;

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
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    const session = await context.newCDPSession(page);
    await page.addInitScript({ path: join(import.meta.dirname, 'observe-use.js') });
    const origin = `http://pavilion.localhost:${port}`;
    const frames: number[] = [];
    // From the first byte: a page learns how fast its device is.
    await slowDown(session);
    for (const { address, tiles } of SCREENS) {
      await page.goto(`${origin}${address}`);
      await page
        .getByRole('main')
        .locator('.pv-tile-art')
        .nth(tiles - 1)
        .waitFor({ state: 'attached' });
      await waitUntilIdle(page);
      frames.push(...(await scrollBy(page, session)));
    }
    await page.goto(`${origin}/rng`);
    await interact(page, session);
    const { interactions } = await readUse(page);
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

async function scrollBy(page: Page, session: CDPSession): Promise<number[]> {
  const distance = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await watchFrames(page, true);
  await flick(page, session, distance);
  await watchFrames(page, false);
  return (await readUse(page)).frames;
}

/** Scrolls down by so many pixels, by a finger that is taken off only once it rests. Chromium's own gesture by touch scrolls nothing here, and says nothing of it. */
async function flick(page: Page, session: CDPSession, down: number): Promise<void> {
  const place = () => page.evaluate(() => scrollY);
  const before = await place();
  for (let left = Math.abs(down); left > 0; left -= SWIPE) await swipe(page, session, Math.sign(down) * Math.min(left, SWIPE));
  const moved = (await place()) - before;
  if (Math.abs(moved) < Math.abs(down) / 2) throw new Error(`The page was to be scrolled by ${down} pixels, and was by ${moved}`);
}

async function swipe(page: Page, session: CDPSession, down: number): Promise<void> {
  const start = MIDDLE + down / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ys: number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: ys.map((y) => ({ x: EDGE, y })) });
  const steps = Math.ceil(Math.abs(down) / (SPEED * FRAME_S));
  // A finger does not wait until the page has followed it.
  const sent = [touch('touchStart', start)];
  for (let step = 1; step <= steps; step += 1) {
    sent.push(touch('touchMove', start - (down * step) / steps));
    await page.waitForTimeout(FRAME_S * 1_000);
  }
  await page.waitForTimeout(REST_MS);
  await Promise.all([...sent, touch('touchEnd')]);
}

async function interact(page: Page, session: CDPSession): Promise<void> {
  const main = page.getByRole('main');
  await waitUntilIdle(page);
  for (const show of [/^Hot/, /^New/, /^Coming soon/])
    await tap(
      page,
      await scrollIntoReach(page, session, main.getByRole('group', { name: 'Show' }).getByRole('button', { name: show })),
    );
  for (let more = 0; more < 5; more += 1) await showMore(page, session);
  await tap(page, await scrollIntoReach(page, session, main.getByRole('button', { name: /Search by name/ })));
  await main.getByRole('searchbox').pressSequentially('pagod', { delay: 120 });
  await waitUntilIdle(page);
  await tap(page, page.getByRole('banner').getByRole('button', { name: 'Search' }));
  await page.getByRole('dialog').getByRole('combobox').pressSequentially('lantrn', { delay: 120 });
  await page.getByRole('dialog').getByRole('option').first().waitFor();
}

async function showMore(page: Page, session: CDPSession): Promise<void> {
  const main = page.getByRole('main');
  const tiles = main.locator('.pv-tile-art');
  const before = await tiles.count();
  await tap(page, await scrollIntoReach(page, session, main.getByRole('button', { name: /^Show more/ })));
  await tiles.nth(before).waitFor({ state: 'attached' });
}

/** Scrolled to by a finger: a jump would leave the page with more to draw than anybody gives it at once. */
async function scrollIntoReach(page: Page, session: CDPSession, button: Locator): Promise<Locator> {
  // Sideways there is nothing to draw: a row of chips is there to its end.
  await button.evaluate((element) => {
    let row = element.parentElement;
    while (row && row.scrollWidth <= row.clientWidth) row = row.parentElement;
    if (row) row.scrollLeft += element.getBoundingClientRect().left - row.getBoundingClientRect().left;
  });
  const { y } = await boxOf(button);
  if (y < TOP || y > BOTTOM) await flick(page, session, y - MIDDLE);
  return button;
}

/** With a finger: a test's own way of tapping looks at the page first, and would be timed as the page's. */
async function tap(page: Page, button: Locator): Promise<void> {
  await page.waitForTimeout(TAP_PAUSE_MS);
  const { x, y, width, height } = await boxOf(button);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.waitForTimeout(TAP_PAUSE_MS);
  await waitUntilIdle(page);
}

async function boxOf(button: Locator) {
  return (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}
