import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { smallGameFaults } from '../../in-page/small-game-faults.mjs';
import { watchShifts } from '../../in-page/watch-shifts.mjs';
import { gameFrame, openForFree } from '../../open-game';
import { betButton, EVERY_MODEL, pastRounds, ROUND } from '../../play-games';

const BACK = { en: /continues in a small window/, bn: /কোণে চলতে থাকবে/ };
/** The smallest phone, upright, and a small phone on its side. */
const SIZES = [
  { width: 320, height: 568 },
  { width: 400, height: 225 },
];

for (const { play, ...title } of EVERY_MODEL) {
  test(`${title.en} is played on the smallest screens and goes on in the mini-player, and nothing of it jumps`, async ({
    page,
    context,
    visitor: { locale },
  }) => {
    // A game’s page is as large as its place; the whole site around it is looked at elsewhere.
    test.skip((page.viewportSize()?.width ?? 0) > 600, 'a phone has it');
    const inFrame = await openForFree(page, locale, title[locale]);
    await expect(betButton(inFrame)).toBeVisible(ROUND);
    const address = gameFrame(page).url();
    await page.getByRole('button', { name: BACK[locale] }).click();
    await expect(page.getByRole('region', { name: /small window|কোণে চলছে/ })).toBeVisible();
    await expect.poll(() => gameFrame(page).evaluate(smallGameFaults), ROUND).toEqual([]);

    const alone = await context.newPage();
    await alone.addInitScript(watchShifts);
    for (const [at, size] of SIZES.entries()) {
      await alone.setViewportSize(size);
      if (at === 0) await alone.goto(address);
      await expect(betButton(alone)).toBeVisible(ROUND);
      // Whoever looks on in this worker may have played it before.
      const before = await pastRounds(alone).count();
      await play(alone);
      await expect(pastRounds(alone)).toHaveCount(before + 1, ROUND);
      expect(await alone.evaluate(smallGameFaults), `${size.width}×${size.height}`).toEqual([]);
      expect(await shiftsOf(alone), `what jumps at ${size.width}×${size.height}`).toEqual([]);
    }
  });
}

function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as { shifts?: string[] }).shifts?.splice(0) ?? ['not watched']);
}

test('what jumps by itself is named; of what a game with steps offers only before anybody pressed', async ({ page }) => {
  await page.setContent(`
    <style>main > *, button { display: block; inline-size: 200px; background: #456 } section, button, aside { block-size: 60px }</style>
    <main><section></section><form data-open="true"><button></button></form><aside></aside></main>`);
  await page.evaluate(watchShifts);
  const seen: string[] = [];
  const jumps = async () => {
    seen.push(...(await shiftsOf(page)).map((shift) => shift.split(' ')[0] ?? ''));
    return seen;
  };
  const pushDown = (what: string) =>
    page
      .locator(what)
      .evaluate((element) => element.before(Object.assign(document.createElement('hr'), { style: 'height: 90px' })));

  const jumpsBelowForm = async () => {
    await pushDown('button');
    return jumps();
  };
  // For a while after its window was sized a browser tells of nothing that moves.
  await expect.poll(jumpsBelowForm).toEqual(expect.arrayContaining(['button', 'aside']));

  await page.keyboard.press('a');
  // From here on the browser itself no longer says that it was the press.
  await page.waitForTimeout(700);
  seen.splice(0);
  await pushDown('button');
  await pushDown('section');
  await expect.poll(jumps).toContain('section');
  expect(new Set(seen)).toEqual(new Set(['section']));
});
