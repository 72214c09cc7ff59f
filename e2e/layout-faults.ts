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

const wide = (...widths: number[]): Size[] =>
  widths.map((width) => ({ name: `${width} px`, width, height: width < 600 ? 640 : 768 }));

/** From the smallest phone in use to a large desktop, and two common desktops at 200 %: half as wide, and half as high. The smallest is in both halves. */
const HALVES = {
  one: [...wide(320, 360, 412, 820, 1440), { name: '200 % of 1440 px', width: 720, height: 450 }],
  other: [...wide(320, 344, 390, 768, 1024, 1920), { name: '200 % of 1920 px', width: 960, height: 540 }],
} satisfies Record<string, readonly Size[]>;
const ALL = [...HALVES.one, ...HALVES.other.slice(1)];

/** So long nothing may be loading after a page is given another size: two frames. */
const DRAWN_MS = 30;

/**
 * What of a page scrolls sideways, is cut off or is covered at which size, and which element. The page is left in the size that it had.
 * `half` is for a page that is walked a second time in another language, in the other half.
 */
export async function layoutFaults(page: Page, half?: keyof typeof HALVES): Promise<string[]> {
  const own = page.viewportSize() ?? { width: 390, height: 844 };
  const found: string[] = [];
  await page.evaluate(walkDown);
  for (const { name, width, height } of half ? HALVES[half] : ALL) {
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
