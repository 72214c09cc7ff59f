import { SignInPage } from '../../identity/sign-in-page';
import { expect, test } from '../../identity/fixtures';
import { registerMember } from '../../identity/lagoon';
import { violationsInBothLooks } from '../../violations';

test('an address with a one-time code says whose it is, lets its bearer in once, and forgets it at once', async ({
  door,
  page,
  context,
  visitor,
}) => {
  const { words } = door;
  const member = await registerMember();
  visitor.allowError(/401|422|403|400/);
  await door.openAndSubmit(member);
  await door.expectSignedIn();
  const code = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${sessionStorage.getItem('token') ?? ''}`, 'content-type': 'application/json' };
    const response = await fetch('/wps/session/code/issue', { method: 'POST', headers, body: '{}' });
    return ((await response.json()) as { value: { code: string } }).value.code;
  });

  const phone = new SignInPage(await context.newPage(), visitor.locale);
  await phone.page.goto(`/?token=${code}`);
  await expect(phone.popup).toHaveAccessibleName(words.continueAs(member.username));
  expect(await violationsInBothLooks(phone.page, 'dialog')).toEqual([]);
  await phone.button(words.goOnAs(member.username)).click();
  await phone.expectSignedIn();
  expect(phone.page.url()).not.toContain(code);
  await phone.page.reload();
  await phone.expectSignedIn();

  const second = new SignInPage(await context.newPage(), visitor.locale);
  await second.page.goto(`/?token=${code}`);
  await expect(second.page.getByText(words.codeGone)).toBeVisible();
  await second.expectSignedOut();
  expect(second.page.url()).not.toContain(code);
});
