import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { origin } from '../../origins';
import { sitePages } from '../../site-pages';
import { waitUntilIdle } from '../../wait-until-idle';
import { withoutPopups } from '../../without-popups';

const ROOT = resolve(import.meta.dirname, '../../..');

/** What an operator types. */
function operator(...order: string[]): void {
  const command = resolve(ROOT, 'shared/tooling/bin/pavilion.mjs');
  execFileSync(process.execPath, [command, 'operator', 'remote', ...order, '--brand', 'pavilion', '--reason', 'an e2e test'], {
    cwd: ROOT,
  });
}

const links = (page: Page, address: string) => page.locator(`a[href="${address}"]`);
const ranHere = (page: Page) => page.evaluate(() => (globalThis as { openedOnce?: boolean }).openedOnce === true);

test.afterEach(() => operator('enable', 'points'));

test('a disabled points mall leaves its brand’s open pages without a reload, and comes back; the other brand does not notice', async ({
  browser,
}) => {
  const mall = (await sitePages()).find(({ id }) => id === 'points.mall')?.address ?? '';
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  await Promise.all(contexts.map(withoutPopups));
  const [pavilion, lagoon] = await Promise.all([contexts[0].newPage(), contexts[1].newPage()]);
  await Promise.all([pavilion.goto(origin()), lagoon.goto(origin('lagoon'))]);
  for (const page of [pavilion, lagoon]) {
    // The menu comes with the lobby.
    await waitUntilIdle(page);
    // A mark that a reload would wipe out.
    await page.evaluate(() => void Object.assign(globalThis, { openedOnce: true }));
  }
  await expect(links(pavilion, mall).first()).toBeAttached();
  const othersMenu = await lagoon.getByRole('navigation').allInnerTexts();

  operator('disable', 'points');
  await expect(links(pavilion, mall)).toHaveCount(0);
  expect(await ranHere(pavilion)).toBe(true);

  operator('enable', 'points');
  await expect(links(pavilion, mall).first()).toBeAttached({ timeout: 3_000 });
  expect(await ranHere(pavilion)).toBe(true);
  expect(await lagoon.getByRole('navigation').allInnerTexts()).toEqual(othersMenu);
  expect(await ranHere(lagoon)).toBe(true);
});

test('somebody who is on the page when it is disabled is told so, and gets it back when it is enabled', async ({ page }) => {
  const mall = (await sitePages()).find(({ id }) => id === 'points.mall')?.address ?? '';
  await page.goto(origin() + mall);
  const heading = page.getByRole('main').getByRole('heading').first();
  await expect(heading).toBeVisible();
  const title = await heading.innerText();

  operator('disable', 'points');
  await expect(page.getByRole('main').getByText(title, { exact: true })).toBeHidden({ timeout: 3_000 });
  await expect(page.getByRole('banner')).toBeVisible();

  operator('enable', 'points');
  await expect(page.getByRole('main').getByText(title, { exact: true }).first()).toBeVisible({ timeout: 3_000 });
});
