import { expect, test } from '@playwright/test';
import { lostInOwnColours } from '../../own-settings';
import { consoleScreens } from '../../screens/console-screens';
import { lookOf } from '../../screens/screen';
import { consoleOrigin, StaffApi } from '../../staff';
import { violationsInBothLooks } from '../../violations';
import { waitUntilIdle } from '../../wait-until-idle';

const LAYER = 'dialog[open], [popover="auto"]:popover-open';
/** Each language on one size; in the look for faults each is turned into the other size and theme. */
const VIEWPORTS = { en: { width: 1440, height: 900 }, bn: { width: 390, height: 844 } };

for (const locale of ['en', 'bn'] as const) {
  const viewport = VIEWPORTS[locale];
  test.describe(locale, () => {
    test.use({ baseURL: consoleOrigin, viewport, colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

    test('nothing that opens over a page of the console has an accessibility violation or tells anything by colour alone', async ({
      page,
      context,
    }) => {
      test.setTimeout(300_000);
      const staff = await StaffApi.open();
      await staff.addSessionTo(context, locale);
      const layers = (await consoleScreens(staff)).filter(({ over }) => over);
      expect(layers.length).toBeGreaterThan(15);
      const look = lookOf({ name: locale, ...viewport, touch: locale === 'bn', theme: 'dark', locale });
      for (const { name, address, act } of layers) {
        await page.goto(address);
        await waitUntilIdle(page);
        await act?.(page, look);
        await waitUntilIdle(page);
        await expect(page.locator(LAYER).first()).toBeVisible();
        expect.soft(await lostInOwnColours(page), `${name}, own colours`).toEqual([]);
        expect.soft(await violationsInBothLooks(page, LAYER), name).toEqual([]);
      }
    });
  });
}
