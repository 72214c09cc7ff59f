import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { openForFree } from '../../open-game';
import { words } from '../../words';

const said = {
  en: { online: 'Connected', offline: 'Offline', notice: /^You are offline/ },
  bn: { online: 'সংযোগ আছে', offline: 'অফলাইন', notice: /^ইন্টারনেট সংযোগ নেই/ },
};
const NARROW = [320, 360, 390];

test('somebody in a game sees in its bar that the network is gone, in words where there is room, and that it is back', async ({
  page,
  context,
  visitor,
}) => {
  const { online, offline, notice } = said[visitor.locale];
  visitor.allowError(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/);
  const { dice, roll } = words[visitor.locale];
  const game = await openForFree(page, visitor.locale, dice);
  await expect(game.getByRole('button', { name: roll })).toBeVisible({ timeout: 20_000 });
  const bar = page.getByRole('banner');
  const network = bar.getByRole('status');
  await expect(network).toHaveText(online);
  await expect(bar).toContainText('1,000.00');
  const [before, width] = [await places(bar), page.viewportSize()?.width ?? 0];

  await context.setOffline(true);
  await expect(network).toHaveText(offline);
  await expect(network.getByText(offline)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(notice)).toHaveCount(0);
  expect(await places(bar)).toEqual(before);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(network.locator('svg')).toBeVisible();
  await page.emulateMedia({ forcedColors: 'none' });
  for (const narrow of NARROW.filter((each) => each <= width)) await expectBarWhole(page, bar, narrow);

  await context.setOffline(false);
  await expect(network).toHaveText(online);
});

/** Where the buttons of the bar stand, which no word may push aside. */
function places(bar: Locator): Promise<string[]> {
  return bar
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((each) => `${each.ariaLabel} ${Math.round(each.getBoundingClientRect().right)}`));
}

async function expectBarWhole(page: Page, bar: Locator, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  for (const button of await bar.getByRole('button').all())
    if (await button.isVisible()) await expect(button, `at ${width} px`).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('status').locator('svg')).toBeInViewport({ ratio: 1 });
}
