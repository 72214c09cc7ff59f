import type { CDPSession, LaunchOptions, Page, TestInfo } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { origin } from '../../origins';
import { changeBrand, publishAltered, publishedVersion } from '../../registry';

const title = 'Rewards';
const SWITCHES = 200;
const MEGABYTE = 1024 * 1024;
/** What an open page may hold more after 150 further switches than it held before. */
const TOLERATED = 1.05;

/** Bytes in use after everything that nobody holds is gone. */
async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
const titleOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Without its compilers: machine code that the engine makes of what runs often is no memory that the page holds. */
function interpreted({ project }: TestInfo): LaunchOptions {
  const { launchOptions = {} } = project.use;
  return { ...launchOptions, args: [...(launchOptions.args ?? []), '--js-flags=--jitless'] };
}

test(`an open page holds no more memory after ${SWITCHES} version switches than after the first fifty`, async ({
  playwright,
}, info) => {
  test.setTimeout(900_000);
  const browser = await playwright.chromium.launch(interpreted(info));
  const page = await browser.newPage();
  await page.addInitScript(() => localStorage.setItem('pavilion.lang', 'en'));
  await page.goto(`${origin()}/nowhere`);
  await page.getByRole('link', { name: title }).first().click();
  await expect(titleOf(page)).toHaveText(title);
  const { version: first } = await publishedVersion('points');
  const second = await publishAltered('points', (text) => text.replaceAll(`"${title}"`, `"${title} anew"`));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.enable');

  const heap: number[] = [];
  try {
    while (heap.length < SWITCHES) {
      await changeBrand('pavilion', { kind: 'promote', remote: 'points', version: second });
      await expect(async () => {
        await page.goBack();
        await page.goForward();
        await expect(titleOf(page)).toHaveText(`${title} anew`, { timeout: 300 });
      }).toPass({ intervals: [100], timeout: 20_000 });
      heap.push(await heapOf(devtools));
      await changeBrand('pavilion', { kind: 'rollback', remote: 'points', version: first });
      await expect(titleOf(page)).toHaveText(title);
      heap.push(await heapOf(devtools));
    }
  } finally {
    await changeBrand('pavilion', { kind: 'promote', remote: 'points', version: first });
  }

  const [early, late] = [median(heap.slice(0, 50)), median(heap.slice(-50))];
  const figure = `${(early / MEGABYTE).toFixed(2)} MB over the first 50 switches, ${(late / MEGABYTE).toFixed(2)} MB over the last 50`;
  await browser.close();
  info.annotations.push({ type: 'heap', description: figure });
  expect(late / early, figure).toBeLessThan(TOLERATED);
});
