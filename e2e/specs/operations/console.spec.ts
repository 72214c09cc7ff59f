import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { origin } from '../../origins';
import { change } from '../../registry';
import { sitePages } from '../../site-pages';

const ROOT = resolve(import.meta.dirname, '../../..');
const CONSOLE = `http://localhost:${Number(new URL(origin()).port) + 1}`;

/** What the demo operator's authenticator shows now. */
function codeOf(name: string): string {
  const command = resolve(ROOT, 'shared/tooling/bin/pavilion.mjs');
  const printed = execFileSync(process.execPath, [command, 'operator', 'code', name], { cwd: ROOT, encoding: 'utf8' });
  return /\b\d{6}\b/.exec(printed)?.[0] ?? '';
}

async function signIn(page: Page): Promise<void> {
  await page.goto(CONSOLE);
  await page.getByLabel('User name').fill('asha');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Lantern#2026');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf('asha'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Board' })).toBeVisible();
}

/** Through the plan, with a reason. */
async function agree(page: Page, reason: string): Promise<void> {
  const plan = page.getByRole('dialog').filter({ has: page.getByLabel('Why') });
  await plan.getByLabel('Why').fill(reason);
  await plan.getByRole('button', { name: 'Do it now' }).click();
}

test.use({ locale: 'en-US' });
test.afterEach(() => change('pavilion', { kind: 'mode', remote: 'points', mode: 'on' }));

test('an operator signs in with a code, takes a remote off through its plan, kills it, and gives it back while players look', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const mall = (await sitePages()).find(({ id }) => id === 'points.mall')?.address ?? '';
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const [console, player] = await Promise.all([contexts[0].newPage(), contexts[1].newPage()]);
  await console.addInitScript(() => localStorage.setItem('pavilion-console-lang', 'en'));
  await player.goto(origin());
  const entry = player.locator(`a[href="${mall}"]`);
  await expect(entry.first()).toBeAttached();
  await signIn(console);
  expect((await new AxeBuilder({ page: console }).analyze()).violations).toEqual([]);

  await console.goto(`${CONSOLE}/board/pavilion/points`);
  await console.getByRole('button', { name: 'Off', exact: true }).click();
  await agree(console, 'stock is being counted');
  await expect(entry).toHaveCount(0);

  await console.goto(`${CONSOLE}/board/pavilion/points`);
  await console.getByRole('button', { name: 'On', exact: true }).click();
  await agree(console, 'the stock is counted');
  await expect(entry.first()).toBeAttached();

  await console.goto(`${CONSOLE}/board/pavilion/points`);
  await console.getByRole('button', { name: 'Kill …' }).click();
  const kill = console.getByRole('dialog').filter({ has: console.getByLabel('Why') });
  await kill.getByLabel(/^Type “points”/).fill('points');
  await kill.getByLabel('Why').fill('it shows wrong prices');
  await kill.getByRole('button', { name: 'Kill it now' }).click();
  await expect(entry).toHaveCount(0);

  await console.goto(`${CONSOLE}/audit`);
  await expect(console.getByText('it shows wrong prices').first()).toBeVisible();
  await expect(console.getByText(/^Chain verified/)).toBeVisible({ timeout: 20_000 });
});
