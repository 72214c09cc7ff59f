import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { BRAND as LAGOON } from '../../identity/lagoon';
import { origin } from '../../origins';
import { lostInOwnColours, lostInWideText } from '../../own-settings';
import { lookOf, type Screen } from '../../screens/screen';
import { visitorDialogs } from '../../screens/site-dialogs';
import { violationsInBothLooks } from '../../violations';
import { waitUntilIdle } from '../../wait-until-idle';
import { withoutArt } from '../../without-art';

/** What lies over the page: a dialog, a menu or a card, or a game in the corner. */
const LAYER = 'dialog[open], [popover="auto"]:popover-open, [data-minimized]';

test.describe.configure({ timeout: 180_000 });

for (const brand of ['pavilion', LAGOON])
  test.describe(brand, () => {
    test.use({ baseURL: origin(brand), contextOptions: { reducedMotion: 'reduce' } });

    test(`nothing that opens over a visitor’s page has an accessibility violation, loses text that is set wide or tells anything by colour alone`, async ({
      page,
      context,
      visitor: { locale, allowError },
    }) => {
      allowError(/401/);
      await withoutArt(context);
      const width = page.viewportSize()?.width ?? 0;
      const look = lookOf({ name: '', height: 0, width, touch: width < 600, theme: 'dark', locale });
      for (const layer of visitorDialogs)
        await test.step(layer.name, async () => {
          await open(page, layer);
          await layer.act?.(page, look);
          await waitUntilIdle(page);
          await expect(page.locator(LAYER).first()).toBeVisible();
          expect.soft(await lostInOwnColours(page), `${layer.name}, own colours`).toEqual([]);
          if (look.isPhone) expect.soft(await lostInWideText(page), `${layer.name}, text set wide`).toEqual([]);
          expect.soft(await violationsInBothLooks(page, LAYER), layer.name).toEqual([]);
        });
    });
  });

async function open(page: Page, { address, before }: Screen): Promise<void> {
  await before?.(page);
  await page.goto(address);
  await waitUntilIdle(page);
}
