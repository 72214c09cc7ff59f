import { forgetNetworks, letTimePass } from '../../identity/by-the-database';
import type { Door } from '../../identity/door';
import { expect, test } from '../../identity/fixtures';
import { newName } from '../../identity/lagoon';
import { Player } from '../../player';
import { violations } from '../../violations';

test('a visitor registers with a mobile number, comes back with a code, replaces a password, and shows who they are from a new place', async ({
  door,
  page,
  visitor,
}) => {
  const { words } = door;
  const number = `018${String(Date.now()).slice(-7)}${Math.floor(Math.random() * 10)}`;
  const password = newName();

  await page.goto('/register');
  await enterNumber(door, number);
  await door.field(words.password).first().fill(newName());
  await door.field(words.confirmPassword).fill('not the same');
  await door.field(words.email).fill(`boatman${number}@example.com`);
  await door.popup.getByLabel(words.adult).check();
  await door.popup.getByLabel(words.terms).check();
  expect(await violations(page, 'dialog')).toEqual([]);
  await door.field(words.confirmPassword).fill(await door.field(words.password).first().inputValue());
  await door.button(words.createAccount).click();
  await door.isIn();
  const { account } = await new Player(page, visitor.locale).ask<{ account: string }>('/wps/member/info');
  await door.forgetVisit();

  await letTimePass();
  await page.goto('/login');
  await door.popup.getByRole('tab', { name: words.byMobile }).click();
  await enterNumber(door, number);
  expect(await violations(page, 'dialog')).toEqual([]);
  await door.button(words.logIn).click();
  await door.isIn();
  await door.forgetVisit();

  await letTimePass();
  await page.goto('/login');
  await door.button(words.forgot).click();
  await door.popup.getByRole('tab', { name: words.recoverByMobile }).click();
  await enterNumber(door, number);
  await door.choose(password);
  expect(await violations(page, 'dialog')).toEqual([]);
  await door.button(words.saveAndLogIn).click();
  await door.isIn();
  await expect(page).toHaveURL(/\/$/);
  await door.forgetVisit();

  await letTimePass();
  await forgetNetworks({ username: account });
  visitor.allowError(/401|403|422/);
  await door.knock({ username: account, password });
  await expect(door.popup).toHaveAccessibleName(words.check);
  await door.popup.getByRole('radio', { name: words.ways.sms }).check();
  await door.field(words.code).fill(await door.codeSentTo(`+88${number}`));
  await door.button(words.goOn).click();
  await door.isIn();
});

/** Types the number, has a code sent, and types what the message says. */
async function enterNumber(door: Door, number: string): Promise<void> {
  const { words, popup } = door;
  await popup.getByLabel(words.country).selectOption('880');
  await door.field(words.byMobile).fill(number);
  await door.field(words.code).fill(await door.codeSentTo(`+88${number}`));
}
