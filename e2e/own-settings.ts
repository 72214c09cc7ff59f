import type { Page } from '@playwright/test';
import { whatIsNotTold } from './in-page/what-is-not-told.mjs';
import { noteShapes, whatVanishes } from './in-page/what-vanishes.mjs';
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
    await page.evaluate(setText, WIDE_TEXT);
    const found = await lostAsItIsSet(page);
    await page.evaluate(setText, '');
    return found;
  });
}

/** Sets the text wide on every page that `page` opens from now on. */
export async function setTextWide(page: Page): Promise<void> {
  await page.addInitScript(setText, WIDE_TEXT);
}

/** What is cut off or overlaps on a page whose text is set wide, and would not be as it comes. */
export async function lostAsItIsSet(page: Page): Promise<string[]> {
  const [sideways, found] = [await page.evaluate(whatReachesOut), await textFaults(page)];
  if (!found.length) return sideways ? [sideways] : [];
  await page.evaluate(setText, '');
  const before = new Set(await textFaults(page));
  await page.evaluate(setText, WIDE_TEXT);
  return [...(sideways ? [sideways] : []), ...found.filter((each) => !before.has(each))];
}

/** In the page: a sheet that no policy of it forbids. A game's frame is not ours to set. */
function setText(css: string): void {
  if (globalThis.top !== globalThis.self) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

/** Which chosen entries nobody can tell from the others in colours of their own. */
export async function alikeInOwnColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(whatIsNotTold);
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

/** What tells nothing any more in colours of the person's own, or with more contrast: chosen entries that look like the others, and shapes that are gone. */
export async function lostInOwnColours(page: Page): Promise<string[]> {
  await page.evaluate(noteShapes);
  await page.emulateMedia({ forcedColors: 'active' });
  const found = [...(await page.evaluate(whatIsNotTold)), ...(await page.evaluate(whatVanishes)).map((each) => `${each} vanishes`)];
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  const more = await page.evaluate(whatIsNotTold);
  await page.emulateMedia({ contrast: 'no-preference' });
  return [...found, ...more.map((each) => `with more contrast: ${each}`)];
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
