import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { findBox } from '../in-page/find-box.mjs';
import { isCalm } from '../in-page/is-calm.mjs';
import { waitFor } from './wait-for';

/**
 * A finger on a page that is timed. Nothing here uses a locator: to find anything by one, the test tool sets listeners of its own into the page, for which
 * each touch has to wait.
 */

/** A button, by a selector and a pattern for its name. */
export interface Target {
  css: string;
  name: string;
}

/** Pixels a second, as a thumb flicks. */
const SPEED = 2_400;
/** What lies between is under no bar. */
const [TOP, MIDDLE, BOTTOM] = [80, 420, 740];
/** Beside the tiles: a finger that scrolls presses nothing. */
const EDGE = 6;
/** As far as a thumb goes at once. */
const SWIPE = 500;
const FRAME_S = 1 / 60;
/** After this a finger that goes off gives the page no push. */
const REST_MS = 120;
/** As long as a finger is on its way. */
const TAP_PAUSE_MS = 400;
const KEY_PAUSE_MS = 120;
/** So long nothing may begin anew. */
const CALM_MS = 120;

/** Scrolls down by so many pixels, by a finger that is taken off only once it rests. Chromium's own gesture by touch scrolls nothing here, and says nothing of it. */
export async function flick(page: Page, session: CDPSession, down: number): Promise<void> {
  const place = () => page.evaluate(() => scrollY);
  const before = await place();
  for (let left = Math.abs(down); left > 0; left -= SWIPE) await swipe(session, Math.sign(down) * Math.min(left, SWIPE));
  const moved = (await place()) - before;
  if (Math.abs(moved) < Math.abs(down) / 2) throw new Error(`The page was to be scrolled by ${down} pixels, and was by ${moved}`);
}

async function swipe(session: CDPSession, down: number): Promise<void> {
  const start = MIDDLE + down / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ys: number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: ys.map((y) => ({ x: EDGE, y })) });
  const steps = Math.ceil(Math.abs(down) / (SPEED * FRAME_S));
  // A finger does not wait until the page has followed it.
  const sent = [touch('touchStart', start)];
  for (let step = 1; step <= steps; step += 1) {
    sent.push(touch('touchMove', start - (down * step) / steps));
    await sleep(FRAME_S * 1_000);
  }
  await sleep(REST_MS);
  await Promise.all([...sent, touch('touchEnd')]);
}

/** Scrolls to a button by the finger (a jump would leave the page with more to draw than anybody gives it at once), and presses it. */
export async function press(page: Page, session: CDPSession, target: Target): Promise<void> {
  const { y } = await boxOf(page, target);
  if (y < TOP || y > BOTTOM) await flick(page, session, y - MIDDLE);
  await tap(page, target);
}

/** Presses a button where it stands. */
export async function tap(page: Page, target: Target): Promise<void> {
  await sleep(TAP_PAUSE_MS);
  const { x, y, width, height } = await boxOf(page, target);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await sleep(TAP_PAUSE_MS);
  await waitUntilCalm(page);
}

/** Types into the field `css` that has the focus by now. */
export async function type(page: Page, css: string, text: string): Promise<void> {
  await waitFor(page, { what: `the focus in ${css}` }, () => page.evaluate((field) => document.activeElement?.matches(field), css));
  await page.keyboard.type(text, { delay: KEY_PAUSE_MS });
}

export async function waitUntilCalm(page: Page): Promise<void> {
  await waitFor(page, { what: 'the page to come to rest' }, () => page.evaluate(isCalm, CALM_MS));
}

/** Waits until there are more than `count` of `css`. */
export async function waitForMore(page: Page, css: string, count: number): Promise<void> {
  await waitFor(page, { what: `more than ${count} of ${css}` }, async () => (await countOf(page, css)) > count);
}

export function countOf(page: Page, css: string): Promise<number> {
  return page.evaluate((selector) => document.querySelectorAll(selector).length, css);
}

function boxOf(page: Page, target: Target) {
  return waitFor(page, { what: `${target.name} among ${target.css}` }, () => page.evaluate(findBox, target));
}
