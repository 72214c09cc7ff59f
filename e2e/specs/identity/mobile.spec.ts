import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { origin } from '../../origins';
import { change, messagesTo } from '../../registry';

const FLAGS = ['MOBILENUMREG3', 'MOBILELOGIN', 'MOBILERECOVERY'];
const NEW_PASSWORD = 'Boatman2027';
/** A number gets one code a minute. */
const MINUTE = 61_000;

/** The brand that no journey beside this one goes through: what its forms ask for changes meanwhile. */
const BRAND = 'lagoon';
const switchAll = (on: boolean) => change(BRAND, ...FLAGS.map((flag) => ({ kind: 'flag', flag, on })));
const dialogOf = (page: Page) => page.getByRole('dialog');

test.use({ baseURL: origin(BRAND) });
test.describe.configure({ mode: 'serial' });
test.beforeAll(() => switchAll(true));
test.afterAll(() => switchAll(false));

test('a visitor registers with a mobile number, comes back with a code, and replaces a password with another', async ({ page }) => {
  test.setTimeout(300_000);
  const number = `018${String(Date.now()).slice(-8)}`;

  await page.goto('/register');
  await enterNumber(page, number);
  await dialogOf(page).getByRole('textbox', { name: 'E-mail' }).fill(`boatman${number}@example.com`);
  await dialogOf(page).getByLabel('I am 18 or older.').check();
  await dialogOf(page)
    .getByLabel(/terms and conditions/)
    .check();
  await dialogOf(page).getByRole('button', { name: 'Create account' }).click();
  await expect(dialogOf(page)).toBeHidden();
  await logOut(page);

  await page.waitForTimeout(MINUTE);
  await page.goto('/login');
  await dialogOf(page).getByRole('tab', { name: 'Mobile number' }).click();
  await enterNumber(page, number);
  await dialogOf(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialogOf(page)).toBeHidden();
  await logOut(page);

  await page.waitForTimeout(MINUTE);
  await page.goto('/login');
  await dialogOf(page).getByRole('button', { name: 'Forgot your password?' }).click();
  await dialogOf(page).getByRole('tab', { name: 'By mobile' }).click();
  await enterNumber(page, number);
  await dialogOf(page).getByRole('textbox', { name: 'New password', exact: true }).fill(NEW_PASSWORD);
  await dialogOf(page).getByRole('textbox', { name: 'Confirm new password' }).fill(NEW_PASSWORD);
  await dialogOf(page).getByRole('button', { name: 'Save and log in' }).click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account of/ })).toBeVisible();
});

/** Types the number, has a code sent, and types what the message says. */
async function enterNumber(page: Page, number: string): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByLabel('Country').selectOption('880');
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill(number);
  const recipient = `+88${number}`;
  const before = (await messagesTo(recipient)).length;
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled();
  await expect.poll(async () => (await messagesTo(recipient)).length).toBe(before + 1);
  const [latest = ''] = await messagesTo(recipient);
  await dialog.getByRole('textbox', { name: 'Verification code' }).fill(/\d{6}/.exec(latest)?.[0] ?? '');
}

async function logOut(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/ })
    .click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await dialogOf(page).getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
}
