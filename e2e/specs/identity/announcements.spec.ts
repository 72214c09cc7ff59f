import { expect, test } from '../../fixtures';
import { accounts, signIn } from '../../sign-in';

test.use({ popups: true });

test('popups open by themselves once in a visit, for visitors and for members apart; notices wait behind the bell', async ({
  page,
  visitor,
}) => {
  test.setTimeout(180_000);
  await page.goto('/');
  const news = page.getByRole('dialog', { name: 'News' });
  await expect(news).toBeVisible({ timeout: 20_000 });
  await expect(news.getByRole('article')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(news).toBeHidden();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Help centre' }).first()).toBeVisible({ timeout: 20_000 });
  await page.waitForTimeout(1_000);
  await expect(news).toBeHidden();

  await signIn(page, accounts.member, visitor.locale);
  await expect(news).toBeVisible({ timeout: 20_000 });
  await news.getByRole('button', { name: 'Close' }).click();

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notices/ })
    .click();
  const notices = page.getByRole('dialog', { name: 'Notices' });
  const titles = notices.getByRole('navigation', { name: 'Titles' }).getByRole('button');
  await titles.nth(1).click();
  await expect(notices.getByRole('heading', { level: 3 })).toHaveText((await titles.nth(1).locator('span').innerText()).trim());
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Notices', exact: true })).toBeFocused();
});

test('the help centre opens by its address, at the terms, and leaves the lobby', async ({ page }) => {
  await page.goto('/help#term');
  const help = page.getByRole('dialog', { name: 'Help centre' });
  await expect(help.getByRole('heading', { name: 'Terms' })).toBeVisible();

  await page.keyboard.press('Escape');

  await expect(help).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
});
