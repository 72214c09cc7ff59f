import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { Player } from '../../player';

const words = {
  en: {
    back: /continues in a small window/,
    miniPlayer: /continuing in a small window/,
    to: /^Back to Lantern/,
    close: /^Close Lantern/,
    choices: 'More choices',
    heart: /^Add to/,
    liked: /^Remove from/,
  },
  bn: {
    back: /কোণে চলতে থাকবে/,
    miniPlayer: /কোণে চলছে/,
    to: /ফিরে যান$/,
    close: /বন্ধ করুন$/,
    choices: 'আরও',
    heart: /প্রিয়তে রাখুন/,
    liked: /প্রিয় থেকে সরান/,
  },
};

test('a visitor plays after two taps, looks elsewhere while the game goes on, and is back in the same game', async ({
  page,
  visitor,
}) => {
  const { words: common } = new Player(page, visitor.locale);
  const said = words[visitor.locale];
  await page.goto('/');
  await dice(page, common.dice).locator('.pv-tile-art > button').first().click();
  await page.getByRole('dialog').getByRole('button', { name: common.playForFree }).click();
  const roll = page.frameLocator('iframe').getByRole('button', { name: common.roll });
  await expect(roll).toBeVisible({ timeout: 20_000 });
  const address = await page.locator('iframe').getAttribute('src');
  await page.reload();
  await expect(roll).toBeVisible({ timeout: 20_000 });
  expect(await page.locator('iframe').getAttribute('src')).toBe(address);
  const began = await gameBegan(page);

  await page.getByRole('button', { name: said.back }).click();
  const miniPlayer = page.getByRole('region', { name: said.miniPlayer });
  await expect(miniPlayer).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page
    .getByRole('link', { name: /^(Fishing|মাছ শিকার)/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/fish$/);
  await expect(miniPlayer).toBeVisible();
  await miniPlayer.getByRole('button', { name: said.to }).click();

  await expect(page).toHaveURL(/\/play\/\d+$/);
  await expect(roll).toBeVisible();
  expect(await gameBegan(page)).toBe(began);

  await page.goBack();
  await miniPlayer.getByRole('button', { name: said.close }).click();
  await expect(miniPlayer).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a heart that a visitor pressed is filled after they are in', async ({ page, visitor }) => {
  const { words: common } = new Player(page, visitor.locale);
  const said = words[visitor.locale];
  await page.goto('/fish');
  const tile = page.getByRole('main').locator('.pv-tile').nth(1);
  const choices = tile.getByRole('button', { name: said.choices });
  const heart = tile.getByRole('button', { name: said.heart });
  await tile.hover();
  await choices.or(heart).first().waitFor();
  if (await choices.isVisible()) await choices.click();
  await heart.click();
  await page.getByRole('dialog').getByRole('button', { name: common.playForFree }).click();

  await expect(tile.getByRole('button', { name: said.liked })).toHaveAttribute('aria-pressed', 'true');
});

function dice(page: Page, name: string) {
  return page.getByRole('listitem').filter({ hasText: name }).first();
}

/** When the document in the game's frame was begun: another one would say another time. */
function gameBegan(page: Page): Promise<number> {
  const frame = page.frames().find((each) => each.parentFrame() && each.url().startsWith('http'));
  if (!frame) throw new Error('No game runs');
  return frame.evaluate(() => performance.timeOrigin);
}
