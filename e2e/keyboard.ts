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
