import { expect, test } from '../../fixtures';
import { Player } from '../../player';
import { messagesTo } from '../../registry';

const PASSWORD = 'Boatman-2026';
const NEW_PASSWORD = 'Ferryman-2027';

test('a member who has lost the password gets a link by mail, which works once', async ({ page, visitor }) => {
  test.setTimeout(180_000);
  const player = new Player(page, visitor.locale);
  const name = `mail${Date.now().toString(36).slice(-8)}`;
  const address = `${name}@example.com`;
  await page.goto('/');
  await player.register(name, PASSWORD);
  await page.goto('/member/profile');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(address);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your changes are saved.').first()).toBeVisible();
  await player.logOut();

  await page.goto('/login');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
  await dialog.getByRole('textbox', { name: 'User name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(address);
  await dialog.getByRole('button', { name: 'Send me the link' }).click();
  await expect(dialog.getByText(/If the name and the address belong together/)).toBeVisible();
  await expect.poll(async () => (await messagesTo(address)).length).toBeGreaterThan(0);
  const link = /\/login\?reset=[\w-]+/.exec((await messagesTo(address)).join('\n'))?.[0] ?? '';

  await page.goto(link);
  await setPassword();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account of/ })).toBeVisible();
  expect(page.url()).not.toContain('reset');
  await player.logOut();

  visitor.allowError(/422/);
  await page.goto(link);
  await setPassword();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Ask for a new link' }).click();
  await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toBeVisible();

  async function setPassword(): Promise<void> {
    await dialog.getByRole('textbox', { name: 'New password', exact: true }).fill(NEW_PASSWORD);
    await dialog.getByRole('textbox', { name: 'Confirm new password' }).fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Save and log in' }).click();
  }
});
