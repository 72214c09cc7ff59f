import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { navigateInApp } from '../../navigate-in-app';
import { coveredAt } from '../../own-settings';
import { accounts, signInOnce } from '../../sign-in';
import { waitUntilIdle } from '../../wait-until-idle';
import { words } from '../../words';

const said = {
  en: { back: /continues in a small window/, miniPlayer: /continuing in a small window/ },
  bn: { back: /কোণে চলতে থাকবে/, miniPlayer: /কোণে চলছে/ },
};
/** Each laid out in its own way: shelves, a list with its pager, tables with filters and what leads on, a form, and cards. */
const PAGES = [
  '/',
  '/rng',
  '/member/transactionHistory',
  '/member/personalHistoryCopy',
  '/member/depositv2',
  '/member/bonusDetails',
];
const WIDTHS = { phone: [390, 320], desktop: [1440, 1024] };

test('the mini-player covers no control of a list, a table, a form or a wide page that the keyboard comes to, nor the end of any', async ({
  page,
  context,
  visitor: { locale },
}) => {
  test.setTimeout(180_000);
  await signInOnce(context, accounts.member);
  await page.goto('/play/100000');
  const roll = page.frameLocator('iframe').getByRole('button', { name: words[locale].roll });
  await expect(roll).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: said[locale].back }).click();
  const miniPlayer = page.getByRole('region', { name: said[locale].miniPlayer });

  for (const address of PAGES) {
    await navigateInApp(page, address);
    await waitUntilIdle(page);
    await expect(miniPlayer, address).toBeVisible();
    expect(await coveredAt(page, widthsOf(page)), address).toEqual([]);
  }
});

test('the mini-player is as high while its game opens again as it is afterwards, with cover and name', async ({
  page,
  context,
  visitor: { locale },
}) => {
  await signInOnce(context, accounts.member);
  await page.goto('/play/100000');
  await expect(page.frameLocator('iframe').getByRole('button', { name: words[locale].roll })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: said[locale].back }).click();
  const miniPlayer = page.getByRole('region', { name: said[locale].miniPlayer });
  const heightOf = async () => Math.round((await miniPlayer.boundingBox())?.height ?? 0);
  await expect(page.locator('iframe')).toBeVisible();
  const playing = await heightOf();

  await page.route('**/wps/game/launchGame', () => undefined);
  await page.reload();
  await expect(miniPlayer.locator('[data-cover]')).toBeVisible();
  expect(await heightOf()).toBe(playing);
});

function widthsOf(page: Page): readonly number[] {
  return (page.viewportSize()?.width ?? 0) < 600 ? WIDTHS.phone : WIDTHS.desktop;
}
