import type { Page } from '@playwright/test';
import { expect, test } from '../../identity/fixtures';
import { setCaptchaAnswer } from '../../identity/account-state';
import { SignInPage } from '../../identity/sign-in-page';
import { registerMember } from '../../identity/lagoon';
import { violationsInBothLooks } from '../../violations';

test('a member who guesses reads a captcha from the third time on, is remembered, and logs out everywhere at once', async ({
  door,
  page,
  context,
  visitor,
}) => {
  const { words } = door;
  const member = await registerMember();
  visitor.allowError(/401|422|403|400|429/);

  await door.openAndSubmit({ ...member, password: 'Guess2026' });
  await expect(door.popup.getByRole('alert')).toHaveText(words.wrongCredentials);
  await door.button(words.logIn).click();
  await expect(door.popup.getByRole('alert')).toHaveText(words.wrongCredentials);
  const picture = nextCaptcha(page);
  await door.button(words.logIn).click();
  await expect(door.popup.getByRole('img', { name: words.captchaPicture })).toBeVisible();
  expect(await violationsInBothLooks(page, 'dialog')).toEqual([]);

  await setCaptchaAnswer(await picture, 'abc23');
  const another = nextCaptcha(page);
  await door.field(words.captcha).fill('zzz99');
  await door.submitCredentials(member);
  await expect(door.popup.getByText(words.captchaWrong)).toBeVisible();
  await setCaptchaAnswer(await another, 'def45');
  await door.field(words.captcha).fill('DEF45');
  await door.popup.getByLabel(words.remember).check();
  await door.button(words.logIn).click();
  await door.expectSignedIn();

  const kept = (await context.cookies()).find(({ name }) => name === 'remembered');
  expect(kept?.value).toBe(member.username);
  expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(86_000);
  expect((kept?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(86_400);

  const other = await context.newPage();
  await other.addInitScript((token) => sessionStorage.setItem('token', token ?? ''), await tokenOf(page));
  await other.goto('/member/securityCenter');
  const elsewhere = new SignInPage(other, visitor.locale);
  await elsewhere.expectSignedIn();
  await door.logOut();
  await elsewhere.expectSignedOut();
  await expect(other).not.toHaveURL(/securityCenter/);
  expect(await tokenOf(other)).toBeNull();

  await door.open();
  await expect(door.field(words.userName)).toHaveValue(member.username);
  await expect(door.popup.getByLabel(words.password).and(page.locator('input'))).toHaveValue('');
});

/** The picture that the page asks for next, by its id. */
async function nextCaptcha(page: Page): Promise<string> {
  const answer = await page.waitForResponse((response) => new URL(response.url()).pathname === '/wps/captcha' && response.ok());
  return ((await answer.json()) as { value: { captchaId: string } }).value.captchaId;
}

function tokenOf(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('token'));
}
