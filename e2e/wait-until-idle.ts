import { errors, type Page } from '@playwright/test';
import { isCalm } from './in-page/is-calm.mjs';
import { openRequests } from './open-requests';

/** So long nothing may begin anew: what is loaded may ask for more of its own. */
const IDLE_MS = 120;
/** A machine that does much else is waited for; nothing that works takes so long. */
const LIMIT_MS = 30_000;

/**
 * Waits until a screen has what it was waiting for: in view nothing is busy, no placeholder is left, fonts and pictures are there. The event stream
 * never ends, so the network is no sign.
 *
 * @throws Error that names what was still loading after `limitMs`, and what the page had asked for by then and not got
 */
export async function waitUntilIdle(page: Page, { limitMs = LIMIT_MS } = {}): Promise<void> {
  await page.getByRole('main').first().waitFor();
  try {
    await page.waitForFunction(isCalm, IDLE_MS, { timeout: limitMs });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    const loading = await page.evaluate(() => (globalThis as { stillLoading?: string[] }).stillLoading ?? []);
    const asked = openRequests(page);
    throw new Error(
      `${page.url()} was still loading after ${limitMs / 1_000} s: ${loading.join(', ') || 'it never came to rest'}; ` +
        (asked.length ? `it waits for ${asked.join(', ')}` : 'nothing that it asked for is missing'),
      { cause: error },
    );
  }
}
