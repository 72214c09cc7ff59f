import { forgetNetworks, resetRateLimits } from '../../identity/account-state';
import type { SignInPage } from '../../identity/sign-in-page';
import { expect, test } from '../../identity/fixtures';
import { uniquePassword } from '../../identity/lagoon';
import { Player } from '../../player';
import { violationsInBothLooks } from '../../violations';

test('a visitor registers with a mobile number, comes back with a code, replaces a password, and shows who they are from a new place', async ({
  door,
  page,
  visitor,
}) => {
  const { words } = door;
  const number = `018${String(Date.now()).slice(-7)}${Math.floor(Math.random() * 10)}`;
  const password = uniquePassword();

  await page.goto('/register');
  await enterNumber(door, number);
  await door.field(words.password).first().fill(uniquePassword());
  await door.field(words.confirmPassword).fill('not the same');
  await door.field(words.email).fill(`boatman${number}@example.com`);
  await door.popup.getByLabel(words.adult).check();
  await door.popup.getByLabel(words.terms).check();
  expect(await violationsInBothLooks(page, 'dialog')).toEqual([]);
  await door.field(words.confirmPassword).fill(await door.field(words.password).first().inputValue());
  await door.button(words.createAccount).click();
  await door.expectSignedIn();
  const { account } = await new Player(page, visitor.locale).ask<{ account: string }>('/wps/member/info');
  await door.clearSessionStorage();

  await resetRateLimits();
  await page.goto('/login');
  await door.popup.getByRole('tab', { name: words.byMobile }).click();
  await enterNumber(door, number);
  expect(await violationsInBothLooks(page, 'dialog')).toEqual([]);
  await door.button(words.logIn).click();
  await door.expectSignedIn();
  await door.clearSessionStorage();

  await resetRateLimits();
  await page.goto('/login');
  await door.button(words.forgot).click();
  await door.popup.getByRole('tab', { name: words.recoverByMobile }).click();
  await enterNumber(door, number);
  await door.fillNewPassword(password);
  expect(await violationsInBothLooks(page, 'dialog')).toEqual([]);
  await door.button(words.saveAndLogIn).click();
  await door.expectSignedIn();
  await expect(page).toHaveURL(/\/$/);
  await door.clearSessionStorage();

  await resetRateLimits();
  await forgetNetworks({ username: account });
  visitor.allowError(/401|403|422/);
  await door.openAndSubmit({ username: account, password });
  await expect(door.popup).toHaveAccessibleName(words.check);
  await door.popup.getByRole('radio', { name: words.ways.sms }).check();
  await door.field(words.code).fill(await door.requestCode(`+88${number}`));
  await door.button(words.goOn).click();
  await door.expectSignedIn();
});

/** Types the number, has a code sent, and types what the message says. */
async function enterNumber(door: SignInPage, number: string): Promise<void> {
  const { words, popup } = door;
  await popup.getByLabel(words.country).selectOption('880');
  await door.field(words.byMobile).fill(number);
  await door.field(words.code).fill(await door.requestCode(`+88${number}`));
}
