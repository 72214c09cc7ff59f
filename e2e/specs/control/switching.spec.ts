import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { origin } from '../../origins';
import { sitePages } from '../../site-pages';
import { waitUntilIdle } from '../../wait-until-idle';
import { withoutPopups } from '../../without-popups';

const ROOT = resolve(import.meta.dirname, '../../..');

const COMMAND = resolve(ROOT, 'shared/tooling/bin/pavilion.mjs');
const FOR_BRAND = ['--brand', 'pavilion', '--reason', 'an e2e test'];

/** What an operator types. */
function operator(...order: string[]): void {
  execFileSync(process.execPath, [COMMAND, 'operator', 'remote', ...order, ...FOR_BRAND], { cwd: ROOT });
}

/** What several operators type at the same moment, each under a name of their own. */
async function operatorsAtOnce(...orders: string[][]): Promise<void> {
  const typed = orders.map((order, at) =>
    promisify(execFile)(process.execPath, [COMMAND, 'operator', ...order, ...FOR_BRAND], {
      cwd: ROOT,
      env: { ...process.env, PAVILION_WHO: `operator-${at}` },
    }),
  );
  await Promise.all(typed);
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

test('a killed remote is closed on an open page that cannot ask for the manifest, and comes back once it can', async ({ page }) => {
  const mall = (await sitePages()).find(({ id }) => id === 'points.mall')?.address ?? '';
  await page.goto(origin() + mall);
  const heading = page.getByRole('main').getByRole('heading').first();
  await expect(heading).toBeVisible();
  const title = page.getByRole('main').getByText(await heading.innerText(), { exact: true });
  await page.route('**/wps/system/manifest', (route) => route.abort());

  operator('kill', 'points');
  await expect(title).toBeHidden({ timeout: 3_000 });
  await expect(links(page, mall)).toHaveCount(0);

  await page.unroute('**/wps/system/manifest');
  operator('enable', 'points');
  await expect(title.first()).toBeVisible({ timeout: 3_000 });
});

test('a new look and a flag, set by two operators at once, show on an open page without a reload', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('pavilion.lang', 'en'));
  await page.goto(`${origin()}/login`);
  const dialog = page.getByRole('dialog');
  const freePlay = dialog.getByRole('button', { name: 'Free play' });
  await expect(freePlay).toBeVisible();
  await dialog.getByRole('textbox', { name: 'User name' }).fill('somebody');
  await page.evaluate(() => void Object.assign(globalThis, { openedOnce: true }));
  const accent = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));
  const before = await accent();

  try {
    await operatorsAtOnce(['theme', 'lagoon', 'dark'], ['flag', 'FREEPLAY', 'off']);
    await expect(freePlay).toBeHidden({ timeout: 3_000 });
    await expect.poll(accent, { timeout: 3_000 }).not.toBe(before);
  } finally {
    await operatorsAtOnce(['theme', 'pavilion', 'dark'], ['flag', 'FREEPLAY', 'on']);
  }
  await expect(freePlay).toBeVisible({ timeout: 3_000 });
  await expect.poll(accent, { timeout: 3_000 }).toBe(before);
  await expect(dialog.getByRole('textbox', { name: 'User name' })).toHaveValue('somebody');
  expect(await ranHere(page)).toBe(true);
});

test('a killed gateway is started again, and an open page goes on by itself', async ({ page, request }) => {
  const mall = (await sitePages()).find(({ id }) => id === 'points.mall')?.address ?? '';
  await page.goto(origin());
  await waitUntilIdle(page);
  await page.evaluate(() => void Object.assign(globalThis, { openedOnce: true }));
  const { PAVILION_DATA_DIR = '' } = process.env;
  const gateway = () => JSON.parse(readFileSync(resolve(PAVILION_DATA_DIR, 'run/gateway.json'), 'utf8')) as { pid: number };
  const killed = gateway().pid;

  process.kill(killed, 'SIGKILL');

  const ready = () =>
    request.get(`${process.env.PAVILION_REGISTRY}/readyz`).then(
      (answer) => answer.status(),
      // Nothing listens yet.
      () => 0,
    );
  await expect.poll(ready, { timeout: 15_000 }).toBe(200);
  expect(gateway().pid).not.toBe(killed);
  operator('disable', 'points');
  await expect(links(page, mall)).toHaveCount(0, { timeout: 20_000 });
  expect(await ranHere(page)).toBe(true);
});
