import { expect, test } from '../../identity/fixtures';
import { violationsInBothLooks } from '../../violations';

test('a trial player has no member centre, and is led to an account of their own', async ({ door, page, visitor }) => {
  const { words } = door;
  visitor.allowError(/403/);
  await page.goto('/login');
  await door.button(words.playForFree).click();
  await door.expectSignedIn();

  await door.accountMenu.click();
  await expect(page.getByRole('menuitem', { name: words.logOut })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: words.memberCentre })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.goto('/member/securityCenter');
  await expect(page.getByText(words.useRealAccount).filter({ visible: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/');
  const wayOut = page.getByRole('button', { name: words.useReal }).filter({ visible: true }).first();
  // On a phone the side menu unfolds.
  await expect(wayOut.or(page.getByRole('banner').getByRole('button', { name: words.menu })).first()).toBeVisible();
  if (await wayOut.isHidden()) await page.getByRole('banner').getByRole('button', { name: words.menu }).click();
  await wayOut.click();
  const told = page.getByRole('dialog', { name: words.realAccount });
  await expect(told).toBeVisible();
  expect(await violationsInBothLooks(page, 'dialog')).toEqual([]);
  await told.getByRole('button', { name: words.createAccount }).click();
  await expect(door.popup.getByRole('tab', { name: words.byName })).toBeVisible();
  await page.keyboard.press('Escape');
  await door.expectSignedOut();
});
