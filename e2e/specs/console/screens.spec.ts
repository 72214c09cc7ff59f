import { expect, type Page, test } from '@playwright/test';
import { consoleOrigin, OperatorConsole } from '../../staff';
import { waitUntilIdle } from '../../wait-until-idle';
import { violations } from '../../violations';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const narrow = { width: 360, height: 740 };
const variants = [
  { lang: 'en', theme: 'dark', size: desktop },
  { lang: 'bn', theme: 'light', size: phone },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('no screen of the console has an accessibility violation, in both languages and themes, on a desktop and a phone, or is wider than a narrow phone', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await new OperatorConsole(page).signIn();
  const links = await page.getByRole('navigation').getByRole('link').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(4);

  for (const { lang, theme, size } of variants) {
    await page.evaluate(
      ([language, look]) => {
        localStorage['pavilion.console-lang'] = language;
        localStorage['pavilion.console-theme'] = look;
      },
      [lang, theme],
    );
    await page.setViewportSize(size);
    for (const address of new Set([...addresses, '/brands/pavilion', '/account', '/board/pavilion/points'])) {
      await page.goto(consoleOrigin + (address ?? '/'));
      await waitUntilIdle(page);
      expect.soft(await violations(page), `${address} ${lang} ${theme} ${size.width}`).toEqual([]);
    }
    for (const tab of await page.getByRole('dialog').getByRole('tab').all()) {
      await tab.click();
      await waitUntilIdle(page);
      expect.soft(await violations(page), `${await tab.innerText()} ${lang} ${theme} ${size.width}`).toEqual([]);
    }
  }
  await page.setViewportSize(narrow);
  await page.goto(`${consoleOrigin}/brands/pavilion/home`);
  await page.getByRole('navigation').getByRole('button').last().click();
  const everywhere = page.getByRole('dialog').getByRole('link');
  // Those of a brand come once the brand is known.
  await expect.poll(() => everywhere.count()).toBeGreaterThan(20);
  const pages = await Promise.all((await everywhere.all()).map((link) => link.getAttribute('href')));
  for (const address of [...pages, '/account']) {
    await page.goto(consoleOrigin + (address ?? '/'));
    await waitUntilIdle(page);
    expect.soft(await sidewaysOverflow(page), `${address} at ${narrow.width}`).toBe(0);
  }
  expect(errors).toEqual([]);
});

/** By how many pixels the page is wider than the screen. */
function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}
