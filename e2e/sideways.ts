import type { Page } from '@playwright/test';
import { whatReachesOut } from './in-page/what-reaches-out.mjs';

/** From the smallest phone in use to a large desktop; 720 and 960 are half of common desktops, which is how a page at 200 % comes. */
export const WIDTHS = [320, 344, 360, 390, 412, 720, 768, 820, 960, 1024, 1440, 1920] as const;

/** At which widths a page scrolls sideways or its header is cut off, each with what reaches out. The page is left as wide as it was. */
export async function sidewaysAt(page: Page, widths: readonly number[] = WIDTHS): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: size.height });
    const reachesOut = await page.evaluate(whatReachesOut);
    if (reachesOut) found.push(`at ${width} px ${reachesOut}`);
  }
  await page.setViewportSize(size);
  return found;
}
