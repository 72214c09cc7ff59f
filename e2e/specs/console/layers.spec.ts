import { expect, test } from '@playwright/test';
import { lostInOwnColours } from '../../own-settings';
import { consoleScreens } from '../../screens/console-screens';
import { lookOf } from '../../screens/screen';
import { consoleOrigin, StaffApi } from '../../staff';
import { violationsInBothLooks } from '../../violations';
import { waitUntilIdle } from '../../wait-until-idle';

const LAYER = 'dialog[open], [popover="auto"]:popover-open';

test.use({ baseURL: consoleOrigin });

test('nothing that opens over a page of the console has an accessibility violation or tells anything by colour alone, in both languages, themes and sizes', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const staff = await StaffApi.open();
  const layers = (await consoleScreens(staff)).filter(({ over }) => over);
  expect(layers.length).toBeGreaterThan(6);
  for (const locale of ['en', 'bn'] as const) {
    const size = locale === 'en' ? { width: 1440, height: 900 } : { width: 390, height: 844 };
    const context = await browser.newContext({
      baseURL: consoleOrigin,
      viewport: size,
      colorScheme: 'dark',
      reducedMotion: 'reduce',
    });
    await staff.addSessionTo(context, locale);
    const page = await context.newPage();
    const look = lookOf({ name: locale, ...size, touch: size.width < 600, theme: 'dark', locale });
    for (const { name, address, act } of layers) {
      await page.goto(address);
      await waitUntilIdle(page);
      await act?.(page, look);
      await waitUntilIdle(page);
      expect.soft(await lostInOwnColours(page), `${name} ${locale}, own colours`).toEqual([]);
      expect.soft(await violationsInBothLooks(page, LAYER), `${name} ${locale}`).toEqual([]);
    }
    await context.close();
  }
});
