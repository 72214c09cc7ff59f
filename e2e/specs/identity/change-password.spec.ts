import { expect, test } from '../../identity/fixtures';
import { setNameToPassword, forcePasswordChange } from '../../identity/account-state';
import { registerMember, uniquePassword } from '../../identity/lagoon';
import { expectFocusKept } from '../../keyboard';
import { violationsInBothLooks } from '../../violations';

test('a password that has to be changed stands before everything, whatever is wrong with it', async ({ door, page, visitor }) => {
  const { words } = door;
  const member = await registerMember();
  // What the page behind asks for is refused until the password is changed; what it asks at that moment is asked again, with the new session's token.
  visitor.allowError(/40[13]/);

  await forcePasswordChange(member, 'first');
  await door.openAndSubmit(member);
  await expect(door.popup).toHaveAccessibleName(words.chooseNew);
  await expect(door.popup).toContainText(words.faults.first);
  expect(await violationsInBothLooks(page, 'dialog')).toEqual([]);

  await page.keyboard.press('Escape');
  await page.goto('/member/securityCenter');
  await expect(door.popup).toHaveAccessibleName(words.chooseNew);
  await page.keyboard.press('Escape');
  await page.mouse.click(2, 2);
  await expect(door.popup).toBeVisible();
  await door.button(words.leave).click();
  await door.expectSignedOut();

  for (const fault of ['first', 'expired', 'weak'] as const) {
    const password = uniquePassword();
    if (fault === 'weak') await setNameToPassword(member);
    else await forcePasswordChange(member, fault);
    await door.openAndSubmit({ ...member, ...(fault === 'weak' && { username: member.password }) });
    await expect(door.popup).toContainText(words.faults[fault]);
    await door.fillNewPassword(password);
    await door.button(words.changePassword).click();
    await door.proveByMail(member.email);
    await expect(page.getByText(words.passwordChanged).first()).toBeVisible();
    await door.expectSignedIn();
    await expectFocusKept(page);
    member.password = password;
    await door.clearSessionStorage();
  }
});
