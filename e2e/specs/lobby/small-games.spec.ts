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

for (const { play, hasSteps = false, ...title } of EVERY_MODEL) {
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
      expect(await shiftsOf(alone, hasSteps), `what jumps at ${size.width}×${size.height}`).toEqual([]);
    }
  });
}

/** The form of a game with steps has what may be done now, and so another size at the end: what it has and what is below it is left out. */
async function shiftsOf(page: Page, hasSteps: boolean): Promise<string[]> {
  const shifts = await page.evaluate(() => (globalThis as { shifts?: string[] }).shifts?.splice(0) ?? ['not watched']);
  return hasSteps ? shifts.filter((each) => !/studio-(submit|stepper|past|history|hint)/.test(each)) : shifts;
}
