import { expect, type Frame, type FrameLocator, type Page } from '@playwright/test';
import { startWithSession } from './sign-in';
import { words as common } from './words';

type Locale = 'bn' | 'en';

const SEARCH: Readonly<Record<Locale, RegExp>> = { en: /Games, providers/, bn: /গেম, গেম প্রোভাইডার/ };

/** The one who looks on in this worker: an address gets few such accounts a minute. */
let trial: string | undefined;

/** As somebody who is only looking: log-in to play for free, the game by its name in the search. */
export async function openForFree(page: Page, locale: Locale, name: string): Promise<FrameLocator> {
  if (trial) {
    await startWithSession(page, trial);
    await page.goto('/');
  } else {
    await page.goto('/login');
    await page.getByRole('dialog').getByRole('button', { name: common[locale].playForFree }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    trial = (await page.evaluate(() => sessionStorage.getItem('token'))) ?? undefined;
  }
  await expect(page.getByRole('main')).toBeVisible();
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: SEARCH[locale] }).fill(name);
  await page
    .getByRole('option', { name: new RegExp(`^${name}(?![\\p{L}\\p{M}])`, 'u') })
    .first()
    .click();
  await expect(page).toHaveTitle(new RegExp(name));
  return page.frameLocator('iframe');
}

/** The frame in which a game runs. */
export function gameFrame(page: Page): Frame {
  const frame = page.frames().find((each) => each.parentFrame() && each.url().startsWith('http'));
  if (!frame) throw new Error('No game runs');
  return frame;
}
