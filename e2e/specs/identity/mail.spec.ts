import { forgetNetworks, resetRateLimits } from '../../identity/account-state';
import { expect, test } from '../../identity/fixtures';
import { registerMember, uniquePassword } from '../../identity/lagoon';
import { messagesTo } from '../../registry';
import { violationsInBothLooks } from '../../violations';

test('a member who has lost the password gets a link by mail, which works once; from a new place, the mail shows who they are', async ({
  door,
  page,
  visitor,
}) => {
  const { words } = door;
  const member = await registerMember();
  const password = uniquePassword();
  visitor.allowError(/401|403|422/);
  await resetRateLimits();

  await page.goto('/login');
  await door.button(words.forgot).click();
  await door.field(words.userName).fill(member.username);
  await door.field(words.email).fill(member.email);
  expect(await violationsInBothLooks(page, 'dialog')).toEqual([]);
  await door.button(words.sendLink).click();
  await expect(door.popup.getByText(words.linkSent)).toBeVisible();
  await expect.poll(async () => (await messagesTo(member.email)).length).toBeGreaterThan(0);
  const link = /\/login\?reset=[\w-]+/.exec((await messagesTo(member.email)).join('\n'))?.[0] ?? '';

  await page.goto(link);
  await door.fillNewPassword(password);
  expect(await violationsInBothLooks(page, 'dialog')).toEqual([]);
  await door.button(words.saveAndLogIn).click();
  await door.expectSignedIn();
  expect(page.url()).not.toContain('reset');
  await door.clearSessionStorage();

  await page.goto(link);
  await door.fillNewPassword(password);
  await door.button(words.saveAndLogIn).click();
  await expect(door.popup.getByRole('alert')).toBeVisible();
  await door.button(words.anotherLink).click();
  await expect(door.field(words.email)).toBeVisible();

  await resetRateLimits();
  await forgetNetworks(member);
  await door.openAndSubmit({ ...member, password });
  await expect(door.popup).toHaveAccessibleName(words.check);
  const code = await door.requestCode(member.email);
  expect(await violationsInBothLooks(page, 'dialog')).toEqual([]);
  await door.field(words.code).fill(code === '111111' ? '222222' : '111111');
  await door.button(words.goOn).click();
  await expect(door.popup.getByText(words.checkWrong)).toBeVisible();
  await door.field(words.code).fill(code);
  await door.button(words.goOn).click();
  await door.expectSignedIn();
  await door.clearSessionStorage();

  await door.openAndSubmit({ ...member, password });
  await door.expectSignedIn();
});
