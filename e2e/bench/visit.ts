import type { Browser, CDPSession, Page } from '@playwright/test';

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
    await observe(page);
    await page.goto(`http://pavilion.localhost:${port}/`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.documentElement.dataset.usable !== undefined, undefined, { timeout: 60_000 });
    await page.waitForTimeout(1_500);
    return { ...(await readObserved(page)), scriptBytes: bytes() };
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
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

/** Watches the page from its first byte: paints, shifts, and the moment the lobby's remote has replaced the static screen. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { lcp: 0, shift: 0, usable: 0 };
    Object.assign(globalThis, { benchSeen: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const tile = document.querySelector('main button, main [role="button"]');
      const alive = tile && Object.keys(tile).some((key) => key.startsWith('__reactProps'));
      if (!alive) return void requestAnimationFrame(look);
      seen.usable = performance.now();
      document.documentElement.dataset.usable = '';
    };
    document.addEventListener('DOMContentLoaded', look);
  });
}

function readObserved(page: Page): Promise<{ lcp: number; usable: number; shift: number }> {
  return page.evaluate(() => {
    const { lcp, usable, shift } = (globalThis as unknown as { benchSeen: { lcp: number; usable: number; shift: number } })
      .benchSeen;
    return { lcp, usable, shift };
  });
}
