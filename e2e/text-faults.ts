import type { Page } from '@playwright/test';
import { cutTexts } from './in-page/cut-texts.mjs';
import { readTexts } from './in-page/read-texts.mjs';
import { textOverlaps } from './in-page/text-overlaps.mjs';

/** Which texts of a page are cut off with no way to scroll to the rest, and which run into one another. */
export async function textFaults(page: Page): Promise<string[]> {
  await page.evaluate(readTexts);
  return [...(await page.evaluate(cutTexts)), ...(await page.evaluate(textOverlaps))];
}
