import { expect, test } from '../../identity/fixtures';
import { violations } from '../../violations';

test('a trial player has no member centre, and is led to an account of their own', async ({ door, page, visitor }) => {
  const { words } = door;
  visitor.allowError(/403/);
  await page.goto('/login');
  await door.button(words.playForFree).click();
  await door.isIn();

  await door.account.click();
  await expect(page.getByRole('menuitem', { name: words.logOut })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: words.memberCentre })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.goto('/member/securityCenter');
  await expect(page.getByText(words.useRealAccount).filter({ visible: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/member/depositv2');
  await expect(page.getByText(words.useRealAccount).filter({ visible: true }).first()).toBeVisible();
  expect(await violations(page, 'body')).toEqual([]);
});
