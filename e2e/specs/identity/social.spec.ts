import { expect, test } from '../../identity/fixtures';
import { registerMember, uniqueName } from '../../identity/lagoon';
import { startIdentityProvider, type Provider } from '../../identity/identity-provider';
import { violationsInBothLooks } from '../../violations';

/** The platform knows two; each variant of this journey has one of its own. */
const PROVIDERS = { bn: 'harbour', en: 'compass' };

let provider: Provider;
test.beforeEach(async ({ visitor }) => {
  provider = await startIdentityProvider(PROVIDERS[visitor.locale]);
});
test.afterEach(() => provider.close());

test('somebody with an account elsewhere comes in by it, again by it, and joins it with the account that has their mail', async ({
  door,
  page,
  visitor,
}) => {
  const { words } = door;
  const leave = async (answer: 'Agree' | 'Refuse') => {
    await door.open();
    await door.popup.getByRole('link', { name: words.continueWith(provider.name) }).click();
    await expect(page.getByRole('heading', { name: provider.person.name })).toBeVisible();
    await page.getByRole('link', { name: answer }).click();
  };
  provider.person = { sub: uniqueName(), email: '', email_verified: false, name: 'Nadia Islam' };

  await leave('Refuse');
  await expect(door.popup.getByText(words.socialRefused)).toBeVisible();
  expect(page.url()).not.toContain('error');
  expect(await violationsInBothLooks(page, 'dialog')).toEqual([]);

  await leave('Agree');
  await door.expectSignedIn();
  expect(page.url()).not.toMatch(/code|state/);
  const name = await door.accountMenu.getAttribute('aria-label');
  await door.clearSessionStorage();
  await leave('Agree');
  await door.expectSignedIn();
  expect(await door.accountMenu.getAttribute('aria-label')).toBe(name);
  await door.clearSessionStorage();

  const member = await registerMember();
  provider.person = { sub: uniqueName(), email: member.email, email_verified: true, name: 'Farida Haque' };
  await leave('Agree');
  await expect(door.popup.getByText(words.joining)).toBeVisible();
  expect(await violationsInBothLooks(page, 'dialog')).toEqual([]);
  visitor.allowError(/401/);
  await door.submitCredentials({ ...member, password: 'Guess2026' });
  await expect(door.popup.getByRole('alert')).toHaveText(words.wrongCredentials);
  await door.submitCredentials(member);
  await door.expectSignedIn();
  await door.clearSessionStorage();
  await leave('Agree');
  await door.expectSignedIn();
  await expect(door.accountMenu).toHaveAccessibleName(new RegExp(member.username));
});
