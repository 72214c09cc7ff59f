import { expect, test } from '@playwright/test';
import { OperatorConsole, consoleOrigin } from '../../staff';
import { origin } from '../../origins';
import { changeBrand } from '../../registry';
import { sitePages } from '../../site-pages';
import { violations } from '../../violations';

test.use({ locale: 'en-US' });
test.afterEach(() => changeBrand('pavilion', { kind: 'mode', remote: 'points', mode: 'on' }));

test('an operator signs in with a code, takes a remote off through its plan, kills it, and gives it back while players look', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const mall = (await sitePages()).find(({ id }) => id === 'points.mall')?.address ?? '';
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const [console, player] = await Promise.all([contexts[0].newPage(), contexts[1].newPage()]);
  const operator = new OperatorConsole(console);
  await player.goto(origin());
  const entry = player.locator(`a[href="${mall}"]`);
  await expect(entry.first()).toBeAttached();
  await operator.signIn();
  expect(await violations(console)).toEqual([]);

  await operator.setRemoteState('points', 'Off', 'stock is being counted');
  await expect(entry).toHaveCount(0);

  await operator.setRemoteState('points', 'On', 'the stock is counted');
  await expect(entry.first()).toBeAttached();

  await operator.openRemote('points');
  await console.getByRole('button', { name: 'Kill …' }).click();
  const kill = console.getByRole('dialog').filter({ has: console.getByLabel('Reason') });
  await kill.getByLabel(/^Type “points”/).fill('points');
  await kill.getByLabel('Reason').fill('it shows wrong prices');
  await kill.getByRole('button', { name: 'Kill it now' }).click();
  await expect(entry).toHaveCount(0);

  await console.goto(`${consoleOrigin}/audit`);
  await expect(console.getByText('it shows wrong prices').first()).toBeVisible();
  await expect(console.getByText(/^Chain verified/)).toBeVisible({ timeout: 20_000 });
});
