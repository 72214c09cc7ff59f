import { expect, test } from '../../identity/fixtures';
import { expectFocusKept, tabThrough } from '../../keyboard';
import { registerMember } from '../../identity/lagoon';
import { violations } from '../../violations';

test('a member reads after logging in when they were last here, and copies their ID', async ({ door, page, context }) => {
  const { words } = door;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await door.open();
  await door.field(words.userName).focus();
  await tabThrough(page, door.popup.getByLabel(words.password).and(page.locator('input')));
  await door.submitCredentials(await registerMember());
  await expect(door.afterLogin).toBeVisible();
  expect(await violations(page, 'dialog')).toEqual([]);
  await door.expectSignedIn();
  // What they pressed to log in is gone.
  await expectFocusKept(page);

  await door.accountMenu.click();
  await page.getByRole('menuitem', { name: words.copyId }).click();
  const copied = page.getByRole('dialog', { name: words.copied, exact: true });
  await expect(copied).toBeVisible();
  expect(await violations(page, 'dialog')).toEqual([]);
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
  const { width, height } = (await copied.boundingBox()) ?? { width: 0, height: 0 };
  expect({ width: Math.round(width), height: Math.round(height) }).toEqual({ width: 200, height: 200 });
});
