import { expect, type Locator, type Page } from '@playwright/test';

/** The focus is on something: where what had it went away, nobody with a keyboard or a screen reader knows where they are. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
}

/** Goes on with Tab, and is on each of these in turn. */
export async function tabThrough(page: Page, ...order: readonly Locator[]): Promise<void> {
  for (const each of order) {
    await page.keyboard.press('Tab');
    await expect(each).toBeFocused();
  }
}

/** Neither of what one can press or read lies over the other. */
export async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()];
  if (!first || !second) throw new Error(`${first ? other : one} is not seen`);
  const isApart =
    first.x + first.width <= second.x ||
    second.x + second.width <= first.x ||
    first.y + first.height <= second.y ||
    second.y + second.height <= first.y;
  expect(isApart, `${one} and ${other} lie beside each other`).toBe(true);
}
