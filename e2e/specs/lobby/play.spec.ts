import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { gameFrame } from '../../open-game';
import { coveredAt } from '../../own-settings';
import { pastRounds, ROUND } from '../../play-games';
import { Player } from '../../player';
import { violations } from '../../violations';

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
  await page.goto(listWith(common.dice));
  await dice(page, common.dice).locator('.pv-tile-art > button').first().click();
  await page.getByRole('dialog').getByRole('button', { name: common.playForFree }).click();
  const roll = page.frameLocator('iframe').getByRole('button', { name: common.roll });
  await expect(roll).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('iframe')).toBeFocused();
  const address = await page.locator('iframe').getAttribute('src');
  await page.reload();
  await expect(roll).toBeVisible({ timeout: 20_000 });
  expect(await page.locator('iframe').getAttribute('src')).toBe(address);
  const began = await gameBegan(page);

  await page.getByRole('button', { name: said.back }).click();
  const miniPlayer = page.getByRole('region', { name: said.miniPlayer });
  await expect(miniPlayer).toBeVisible();
  await expect(page).toHaveURL(/\/rng\?name=/);
  if ((page.viewportSize()?.width ?? 0) < 600) await expect.poll(() => coveredAt(page, [390, 320])).toEqual([]);
  await page
    .getByRole('link', { name: /^(Fishing|মাছ শিকার)/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/fish$/);
  await expect(miniPlayer).toBeVisible();
  await miniPlayer.getByRole('button', { name: said.to }).click();

  await expect(page).toHaveURL(/\/play\/\d+$/);
  await expect(page).toHaveTitle(new RegExp(common.dice));
  await expect(page.getByRole('heading', { level: 1, name: common.dice })).toBeVisible();
  await expect(roll).toBeVisible();
  expect(await gameBegan(page)).toBe(began);
  expect(await violations(gameFrame(page))).toEqual([]);
  await roll.press('Enter');
  await expect(pastRounds(page.frameLocator('iframe'))).toHaveCount(1, ROUND);
  await expect(roll).toHaveAttribute('aria-disabled', 'false', ROUND);
  expect(await violations(gameFrame(page))).toEqual([]);

  await page.goBack();
  await expect(miniPlayer).toBeVisible();
  // Before that the browser may hand what is pressed to the frame of the game, as it was.
  await expect(page.locator('iframe')).toBeVisible();
  await miniPlayer.getByRole('button', { name: said.close }).click();
  await expect(miniPlayer).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a heart that a visitor pressed is filled after they are in', async ({ page, visitor }) => {
  const { words: common } = new Player(page, visitor.locale);
  const said = words[visitor.locale];
  await page.goto('/live?show=SOON');
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

test('a cover grows into its game’s page, and for somebody who wants no motion nothing moves', async ({ page, visitor }) => {
  const { words: common } = new Player(page, visitor.locale);
  await page.addInitScript(recordTransitions);
  const still = test.info().project.use.contextOptions?.reducedMotion === 'reduce';
  const code = page.waitForResponse(/\/motion\.[^/]+\.js$/);
  await page.goto(listWith(common.dice));
  const tile = dice(page, common.dice);
  await tile.hover();
  await code;

  await expect(async () => {
    await tile.locator('.pv-tile-art > button').first().click();
    await expect(page).toHaveURL(/\/play\/\d+$/);
    await page.getByRole('dialog').press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    if (still) expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.goBack();
    await expect(tile).toBeVisible();
    // A machine that draws the page too late shows it without: it is asked again.
    expect(await page.evaluate(() => transitions)).toContain(still ? 'none' : 'pv-cover to pv-cover');
  }).toPass();

  if (still) expect(await page.evaluate(() => transitions)).toEqual(['none']);
});

declare const transitions: string[];

/** Notes of each view transition which name had a place on the page before it and on the page after it. */
function recordTransitions(): void {
  const seen = ['none'];
  Object.assign(globalThis, { transitions: seen });
  const start = document.startViewTransition.bind(document);
  const named = () =>
    document.querySelector<HTMLElement>('[style*="view-transition-name"]')?.style.getPropertyValue('view-transition-name');
  document.startViewTransition = (change) => {
    const before = named();
    return start(async () => {
      if (typeof change === 'function') await change();
      seen.push(`${before} to ${named()}`);
    });
  };
}

/** Which games stand on the first page of the lobby depends on what was played there. */
const listWith = (name: string) => `/rng?name=${encodeURIComponent(name)}`;

function dice(page: Page, name: string) {
  return page.getByRole('listitem').filter({ hasText: name }).first();
}

/** When the document in the game's frame was begun: another one would say another time. */
function gameBegan(page: Page): Promise<number> {
  return gameFrame(page).evaluate(() => performance.timeOrigin);
}
