import { expect, test } from '../../identity/fixtures';
import { nameByPassword, spoilPassword } from '../../identity/by-the-database';
import { newcomer, newName } from '../../identity/lagoon';
import { violations } from '../../violations';

test('a password that has to be changed stands before everything, whatever is wrong with it', async ({ door, page, visitor }) => {
  const { words } = door;
  const member = await newcomer();
  // What the page behind asks for is refused until the password is changed.
  visitor.allowError(/403/);

  await spoilPassword(member, 'first');
  await door.knock(member);
  await expect(door.popup).toHaveAccessibleName(words.chooseNew);
  await expect(door.popup).toContainText(words.faults.first);
  expect(await violations(page, 'dialog')).toEqual([]);

  await page.keyboard.press('Escape');
  await page.goto('/member/securityCenter');
  await expect(door.popup).toHaveAccessibleName(words.chooseNew);
  await page.keyboard.press('Escape');
  await page.mouse.click(2, 2);
  await expect(door.popup).toBeVisible();
  await door.button(words.leave).click();
  await door.isOut();

  for (const fault of ['first', 'expired', 'weak'] as const) {
    const password = newName();
    if (fault === 'weak') await nameByPassword(member);
    else await spoilPassword(member, fault);
    await door.knock({ ...member, ...(fault === 'weak' && { username: member.password }) });
    await expect(door.popup).toContainText(words.faults[fault]);
    await door.choose(password);
    await door.button(words.changePassword).click();
    await expect(page.getByText(words.passwordChanged).first()).toBeVisible();
    await door.isIn();
    member.password = password;
    await door.forgetVisit();
  }
});
