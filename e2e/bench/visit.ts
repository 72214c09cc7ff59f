import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { slowDown } from './slow-phone';

/** One cold visit to the lobby, in milliseconds and bytes on the wire. */
export interface Visit {
  lcp: number;
  /** Until a tile can be played: the lobby's own script has taken over. */
  usable: number;
  scriptBytes: number;
  shift: number;
}

/** Visits the lobby on `port` with an empty cache on a slow phone. */
export async function measureVisit(browser: Browser, port: number): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    const bytes = countScriptBytes(session);
    // Paints, shifts, and the moment when the lobby's own script has replaced the static screen.
    await page.addInitScript({ path: join(import.meta.dirname, 'observe.js') });
    await page.goto(`http://pavilion.localhost:${port}/`, { waitUntil: 'commit' });
    await page.waitForFunction(() => (globalThis as unknown as { benchSeen: Observed }).benchSeen.usable > 0, undefined, {
      timeout: 60_000,
    });
    await page.waitForTimeout(1_500);
    return { ...(await readObserved(page)), scriptBytes: bytes() };
  } finally {
    await context.close();
  }
}

function countScriptBytes(session: CDPSession): () => number {
  const scripts = new Set<string>();
  let total = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || /\.js(\?|$)/.test(response.url)) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) total += encodedDataLength;
  });
  return () => total;
}

type Observed = Pick<Visit, 'lcp' | 'usable' | 'shift'>;

function readObserved(page: Page): Promise<Observed> {
  return page.evaluate(() => (globalThis as unknown as { benchSeen: Observed }).benchSeen);
}
