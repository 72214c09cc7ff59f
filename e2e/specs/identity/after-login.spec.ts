import { expect, test } from '../../identity/fixtures';
import { registerMember } from '../../identity/lagoon';
import { violations } from '../../violations';

test('a member reads after logging in when they were last here, and copies their ID', async ({ door, page, context }) => {
  const { words } = door;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await door.openAndSubmit(await registerMember());
  await expect(door.afterLogin).toBeVisible();
  expect(await violations(page, 'dialog')).toEqual([]);
  await door.expectSignedIn();

  await door.accountMenu.click();
  await page.getByRole('menuitem', { name: words.copyId }).click();
  const copied = page.getByRole('dialog', { name: words.copied, exact: true });
  await expect(copied).toBeVisible();
  expect(await violations(page, 'dialog')).toEqual([]);
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
  const { width, height } = (await copied.boundingBox()) ?? { width: 0, height: 0 };
  expect({ width: Math.round(width), height: Math.round(height) }).toEqual({ width: 200, height: 200 });
});

test('what the catalogue and the form were told is kept for the visit, and goes with the session', async ({ door, page }) => {
  await door.openAndSubmit(await registerMember());
  await door.expectSignedIn();
  await page.goto('/');
  const keys = () => page.evaluate(() => Object.keys({ ...sessionStorage }));
  await expect.poll(keys).toEqual(expect.arrayContaining(['token', 'merchant', 'gameVendor', 'HOT_GAMES']));

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/rng');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await door.logOut();

  expect(asked).not.toContain('/wps/relay/GCSGAME_newGameVendor');
  expect(await page.evaluate(() => sessionStorage.getItem('merchant'))).toBe('lagoon');
  expect(await keys()).not.toContain('token');
});
