import type { Page } from '@playwright/test';
import { fieldFaults } from './in-page/field-faults.mjs';
import { walkDown } from './in-page/walk-down.mjs';
import { whatIsCovered } from './in-page/what-is-covered.mjs';
import { whatLiesUnderEdges } from './in-page/what-lies-under-edges.mjs';
import { whatReachesOut } from './in-page/what-reaches-out.mjs';
import { textFaults } from './text-faults';
import { waitUntilIdle } from './wait-until-idle';

interface Size {
  name: string;
  width: number;
  height: number;
}

const WIDTHS = [320, 344, 360, 390, 412, 768, 820, 1024, 1440, 1920] as const;

/** From the smallest phone in use to a large desktop, and two common desktops at 200 %: half as wide, and half as high. */
const SIZES: readonly Size[] = [
  ...WIDTHS.map((width) => ({ name: `${width} px`, width, height: width < 600 ? 640 : 768 })),
  { name: '200 % of 1440 px', width: 720, height: 450 },
  { name: '200 % of 1920 px', width: 960, height: 540 },
];

/** So long nothing may be loading after a page is given another size: two frames. */
const DRAWN_MS = 30;

/** What of a page scrolls sideways, is cut off or is covered at which size, and which element. The page is left in the size that it had. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const own = page.viewportSize() ?? { width: 390, height: 844 };
  const found: string[] = [];
  await page.evaluate(walkDown);
  for (const { name, width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    await waitUntilIdle(page, { calmMs: DRAWN_MS });
    found.push(...[...new Set(await faultsNow(page))].map((each) => `at ${name}: ${each}`));
  }
  await page.setViewportSize(own);
  return found;
}

async function faultsNow(page: Page): Promise<string[]> {
  const reachesOut = await page.evaluate(whatReachesOut);
  const cut = [...(await textFaults(page)), ...(await page.evaluate(fieldFaults))];
  const covered = [...(await page.evaluate(whatIsCovered)), ...(await page.evaluate(whatLiesUnderEdges))];
  return [...(reachesOut ? [reachesOut] : []), ...cut, ...covered];
}
