import { expect, test } from '../../fixtures';
import { accounts, keepSession } from '../../sign-in';
import { violations } from '../../violations';

const SECOND = '246810';

test('a member chooses a second password, names an account, withdraws, follows the way, and says that it arrived', async ({
  page,
  context,
}) => {
  await keepSession(context, accounts.member, { locale: 'en' });
  await page.goto('/member/withdraw');
  const main = page.getByRole('main');
  const secret = main.getByRole('textbox', { name: 'Withdrawal password', exact: true });

  await main.getByRole('textbox', { name: 'Password of your account' }).fill(accounts.member.password);
  await secret.fill(SECOND);
  await main.getByRole('textbox', { name: 'Withdrawal password again' }).fill(SECOND);
  await main.getByRole('button', { name: 'Save and go on' }).click();

  await main.getByRole('textbox', { name: 'Account holder' }).fill('Rahima Begum');
  await main.getByRole('textbox', { name: 'Wallet number' }).fill('01812345678');
  await secret.fill(SECOND);
  expect(await violations(page)).toEqual([]);
  await main.getByRole('button', { name: 'Save this account' }).click();

  await main.getByRole('textbox', { name: 'Amount' }).fill('600');
  await main.getByRole('button', { name: 'Review' }).click();
  await secret.fill(SECOND);
  await main.getByRole('button', { name: 'Withdraw ৳600.00' }).click();

  await expect(main.getByRole('heading', { name: 'Paid out' })).toBeVisible({ timeout: 20_000 });
  expect(await violations(page)).toEqual([]);
  await main.getByRole('button', { name: 'Yes, it arrived' }).click();
  await expect(main.getByText('You said that it arrived.')).toBeVisible();

  await main.getByRole('button', { name: 'Back to withdrawals' }).click();
  await expect(main.getByRole('link', { name: /৳600\.00.*Paid out/ })).toBeVisible();
});
