import type { Page } from '@playwright/test';
import { whatIsNotTold } from './in-page/what-is-not-told.mjs';
import { whatReachesOut } from './in-page/what-reaches-out.mjs';
import { whatStaysCovered } from './in-page/what-stays-covered.mjs';
import { textFaults } from './text-faults';

const NARROWEST = 320;
/** As many controls as a long page is looked at for. */
const CONTROLS = 50;

/** The widest that WCAG 1.4.12 lets somebody set their text. */
const WIDE_TEXT = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** What is cut off or overlaps on the narrowest phone once somebody sets their text wider, and was not before. The page is left as it was. */
export function lostInWideText(page: Page): Promise<string[]> {
  return atWidth(page, NARROWEST, async () => {
    await setText(page, WIDE_TEXT);
    const [sideways, found] = [await page.evaluate(whatReachesOut), await textFaults(page)];
    await setText(page, '');
    const before = new Set(found.length ? await textFaults(page) : []);
    return [...(sideways ? [sideways] : []), ...found.filter((each) => !before.has(each))];
  });
}

/** A sheet that no policy of the page's forbids. */
async function setText(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Which chosen entries nobody can tell from the others in colours of their own. */
export async function alikeInOwnColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(whatIsNotTold);
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

/** Which controls lie under a bar or the mini-player at `widths` although the keyboard is on them. */
export async function coveredAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths)
    found.push(
      ...(await atWidth(page, width, () => page.evaluate(whatStaysCovered, CONTROLS))).map((each) => `at ${width} px ${each}`),
    );
  return found;
}

async function atWidth<Value>(page: Page, width: number, look: () => Promise<Value>): Promise<Value> {
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ ...size, width });
  const found = await look();
  await page.setViewportSize(size);
  return found;
}
