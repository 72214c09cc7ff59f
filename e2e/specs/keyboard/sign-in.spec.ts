import { expect, test } from '../../keyboard-fixtures';
import { PASSWORD, uniqueName } from '../../identity/lagoon';
import { words } from '../../words';

// One way in and out, step by step.
// oxlint-disable-next-line max-lines-per-function
test('somebody registers, logs out and logs in by the keyboard alone: the first field that is wrong has the keyboard, and refusals are heard', async ({
  page,
  keys,
  texts,
  visitor: { locale, allowError },
}) => {
  allowError(/401/);
  const said = texts('shell/src/session/messages');
  const frame = texts('shell/src/messages');
  const refused = texts('shared/i18n/messages/errors');
  const common = words[locale];
  const username = uniqueName();
  const banner = page.getByRole('banner');
  const dialog = page.getByRole('dialog');
  const field = (id: string) => dialog.getByRole('textbox', { name: said(id), exact: true });
  await page.goto('/lott');
  await keys.enter(banner.getByRole('button', { name: frame('session.register') }));

  await dialog.waitFor();
  await keys.enter(dialog.getByRole('button', { name: said('register.submit'), exact: true }));
  await expect(field('field.username')).toBeFocused();
  await keys.hears(said('empty'));
  await keys.look('a registration with errors');
  await page.keyboard.type(username);
  expect(await keys.through(dialog)).toEqual([
    `textbox ${said('field.password')}`,
    `button ${said('password.show')}`,
    `textbox ${said('field.confirmPassword')}`,
    `button ${said('password.show')}`,
    `textbox ${said('field.affiliateCode')}`,
    `textbox ${said('field.referralCode')}`,
    expect.stringMatching(/^checkbox .*18|১৮/),
    expect.stringMatching(/^checkbox /),
    expect.stringMatching(/^link /),
    `button ${said('register.submit')}`,
  ]);
  await keys.back(field('field.username'));
  await keys.type(field('field.password'), PASSWORD);
  await keys.type(field('field.confirmPassword'), PASSWORD);
  for (const box of [common.adult, common.terms]) {
    await keys.to(dialog.getByLabel(box));
    await keys.press(' ');
    await expect(dialog.getByLabel(box)).toBeChecked();
  }
  await keys.enter(dialog.getByRole('button', { name: said('register.submit'), exact: true }));
  const account = banner.getByRole('button', { name: common.account });
  await expect(account).toBeVisible();
  await expect(dialog).toBeHidden();
  // Who has registered is led to the lobby, and the keyboard with them.
  await expect(page).toHaveURL(/\/$/);
  // The title changes with the page, which may be later than the address: only then the keyboard is there to stay.
  await expect(page).toHaveTitle(new RegExp(frame('site.tagline')));
  await expect(page.getByRole('main')).toBeFocused();

  await keys.enter(account);
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await keys.look('the account menu');
  await keys.press('End');
  await expect(page.getByRole('menuitem', { name: frame('session.signOut') })).toBeFocused();
  await keys.press('Enter');
  await keys.enter(dialog.getByRole('button', { name: frame('session.signOut'), exact: true }));

  const logIn = banner.getByRole('button', { name: common.logIn, exact: true });
  await logIn.waitFor();
  await keys.back(logIn);
  await keys.press('Enter');
  await expect(field('field.username')).toBeFocused();
  await page.keyboard.type(username);
  await keys.type(field('field.password'), 'Guess2026');
  await keys.press('Enter');
  await keys.hears(refused('auth.wrong_credentials'));
  await keys.look('a log-in that was refused');
  await keys.back(field('field.username'));
  await keys.type(field('field.password'), PASSWORD);
  await keys.press('Enter');
  await expect(account).toBeVisible();
});
