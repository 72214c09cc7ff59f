import type { BrowserContext, Page } from '@playwright/test';
import { launchBrowser } from '../launch-browser';
import { origin } from '../origins';
import { waitUntilIdle } from '../wait-until-idle';
import { accounts, signInOnce } from '../sign-in';
import { type SitePage, sitePages } from '../site-pages';
import { withoutPopups } from '../without-popups';
import type { Section } from './report';

const FIRST_SCREEN_KB = 60;
const ENTRY_KB = 8;
const BRAND = 'pavilion';

/** What a remote costs on the wire, compressed: its entry, and the heaviest of its pages to the first screen, entry and styles included. */
interface Size {
  entry: number;
  screen: number;
  page: string;
}

/** Opens every page with an empty cache and weighs what its remote brings for it. */
export async function benchSizes(): Promise<Section> {
  const browser = await launchBrowser();
  const sizes = new Map<string, Size>();
  try {
    const pages = await sitePages(BRAND);
    for (const who of ['member', 'agent'] as const) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        baseURL: origin(BRAND),
      });
      await withoutPopups(context);
      await signInOnce(context, accounts[who], BRAND);
      const theirs = pages.filter(({ audience }) => audience !== 'visitor' && (audience === 'agent') === (who === 'agent'));
      for (const page of theirs) note(sizes, page, await weigh(context, page));
      await context.close();
    }
    return report(sizes);
  } finally {
    await browser.close();
  }
}

async function weigh(context: BrowserContext, { id, address }: SitePage): Promise<Size> {
  const page = await context.newPage();
  const files = await filesOf(page, remoteOf(id));
  await page.goto(address, { waitUntil: 'load' });
  await waitUntilIdle(page);
  await page.close();
  const bytes = [...files.values()];
  const entry = [...files].find(([name]) => name === 'remoteEntry.js')?.[1] ?? 0;
  return { entry, screen: bytes.reduce((sum, each) => sum + each, 0), page: id };
}

/** Scripts and styles of `remote` by name, with the bytes of their answers, as they arrive. */
async function filesOf(page: Page, remote: string): Promise<ReadonlyMap<string, number>> {
  const session = await page.context().newCDPSession(page);
  const [asked, files] = [new Map<string, string>(), new Map<string, number>()];
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const name = new RegExp(`/remotes/${remote}/[^/]+/([^?]+\\.(?:js|css))`).exec(response.url)?.[1];
    if (name) asked.set(requestId, name);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = asked.get(requestId);
    // What was fetched early counts once, whoever asks for it again.
    if (name) files.set(name, Math.max(files.get(name) ?? 0, encodedDataLength));
  });
  return files;
}

function note(sizes: Map<string, Size>, { id }: SitePage, size: Size): void {
  const known = sizes.get(remoteOf(id));
  if (!known || known.screen < size.screen) sizes.set(remoteOf(id), size);
}

function remoteOf(id: string): string {
  return id.slice(0, id.indexOf('.'));
}

function report(sizes: ReadonlyMap<string, Size>): Section {
  const row = (what: string, bytes: number, limit: number) => ({
    what,
    value: `${(bytes / 1024).toFixed(1)} KB`,
    goal: `≤ ${limit} KB`,
    within: bytes > 0 && bytes <= limit * 1024,
  });
  return {
    title: 'What each remote brings to its first screen (scripts and styles, brotli, cold cache)',
    rows: [...sizes].flatMap(([remote, { entry, screen, page }]) => [
      row(`${remote}: heaviest page, ${page}`, screen, FIRST_SCREEN_KB),
      row(`${remote}: remoteEntry.js`, entry, ENTRY_KB),
    ]),
  };
}
