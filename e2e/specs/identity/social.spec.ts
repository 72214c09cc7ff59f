import { expect, test } from '../../identity/fixtures';
import { newcomer, newName } from '../../identity/lagoon';
import { openProvider, type Provider } from '../../identity/provider';
import { violations } from '../../violations';

/** The platform knows two; each variant of this journey has one of its own. */
const PROVIDERS = { bn: 'harbour', en: 'compass' };

let provider: Provider;
test.beforeEach(async ({ visitor }) => {
  provider = await openProvider(PROVIDERS[visitor.locale]);
});
test.afterEach(() => provider.close());

test('somebody with an account elsewhere comes in by it, again by it, and joins it with the account that has their mail', async ({
  door,
  page,
  visitor,
}) => {
  const { words } = door;
  const leave = async (answer: 'Agree' | 'Refuse') => {
    await door.come();
    await door.popup.getByRole('link', { name: words.continueWith(provider.name) }).click();
    await expect(page.getByRole('heading', { name: provider.person.name })).toBeVisible();
    await page.getByRole('link', { name: answer }).click();
  };
  provider.person = { sub: newName(), email: '', email_verified: false, name: 'Nadia Islam' };

  await leave('Refuse');
  await expect(door.popup.getByText(words.socialRefused)).toBeVisible();
  expect(page.url()).not.toContain('error');
  expect(await violations(page, 'dialog')).toEqual([]);

  await leave('Agree');
  await door.isIn();
  expect(page.url()).not.toMatch(/code|state/);
  const name = await door.account.getAttribute('aria-label');
  await door.forgetVisit();
  await leave('Agree');
  await door.isIn();
  expect(await door.account.getAttribute('aria-label')).toBe(name);
  await door.forgetVisit();

  const member = await newcomer();
  provider.person = { sub: newName(), email: member.email, email_verified: true, name: 'Farida Haque' };
  await leave('Agree');
  await expect(door.popup.getByText(words.joining)).toBeVisible();
  expect(await violations(page, 'dialog')).toEqual([]);
  visitor.allowError(/401/);
  await door.tryIn({ ...member, password: 'Guess2026' });
  await expect(door.popup.getByRole('alert')).toHaveText(words.wrongCredentials);
  await door.tryIn(member);
  await door.isIn();
  await door.forgetVisit();
  await leave('Agree');
  await door.isIn();
  await expect(door.account).toHaveAccessibleName(new RegExp(member.username));
});
