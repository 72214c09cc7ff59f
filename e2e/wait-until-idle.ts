import { errors, type Page } from '@playwright/test';
import { hasFrames } from './in-page/has-frames.mjs';
import { isCalm } from './in-page/is-calm.mjs';
import { whatIsPending } from './in-page/what-is-pending.mjs';
import { openRequests } from './open-requests';

/** So long nothing may begin anew: what is loaded may ask for more of its own. */
const IDLE_MS = 120;
/** A machine that does much else is waited for; nothing that works takes so long. */
const LIMIT_MS = 30_000;
/** By the clock: a browser that draws no frame for a while would never look again. */
const POLL_MS = 40;

/**
 * Waits until a screen has what it was waiting for: in view nothing is busy, no placeholder is left, fonts and pictures are there, for `calmMs`.
 * The event stream never ends, so the network is no sign.
 *
 * @throws Error that names what was still loading after `limitMs`, what the page had asked for by then and not got, and whether it is drawn at all
 */
export async function waitUntilIdle(page: Page, { limitMs = LIMIT_MS, calmMs = IDLE_MS } = {}): Promise<void> {
  await page.getByRole('main').first().waitFor();
  try {
    await page.waitForFunction(isCalm, calmMs, { timeout: limitMs, polling: POLL_MS });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    throw new Error(`${page.url()} was still loading after ${limitMs / 1_000} s: ${await stateOf(page)}`, { cause: error });
  }
}

async function stateOf(page: Page): Promise<string> {
  const loading = await page.evaluate(() => (globalThis as { stillLoading?: string[] }).stillLoading ?? []);
  const pending = await page.evaluate(whatIsPending);
  const asked = openRequests(page);
  return [
    counted(loading).join(', ') || 'it never came to rest',
    asked.length ? `it waits for ${asked.join(', ')}` : 'nothing that it asked for is missing',
    ...(pending.length ? [`its files ${pending.join(', ')} are not there`] : []),
    ...((await page.evaluate(hasFrames)) ? [] : ['the browser draws no frames']),
  ].join('; ');
}

/** A wall of placeholders is named once. */
function counted(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => {
    const times = texts.filter((each) => each === text).length;
    return times > 1 ? `${times} times ${text}` : text;
  });
}
