import { BRAND } from '../../identity/lagoon';
import { expect, test } from '../../money/fixtures';
import { Member } from '../../money/member';
import { origin } from '../../origins';
import { violationsInBothLooks } from '../../violations';

test.use({ baseURL: origin(BRAND) });

test('where vendors have wallets of their own, money is moved into one, and all of it comes back at once', async ({
  page,
  context,
  main,
  said,
}) => {
  const member = await Member.register({ brand: BRAND });
  await member.deposit(50_00n);
  await member.addSessionTo(context);
  await page.goto('/member/transferFund');
  const wallets = main.getByRole('region', { name: said('transfer.wallets') });
  await expect(wallets).toContainText(`${said('transfer.main')}$50.00`);

  await main.getByRole('textbox', { name: said('deposit.amount') }).fill('70');
  await main.getByRole('button', { name: said('transfer.submit') }).click();
  await expect(main.getByText(said('transfer.exceedsBalance'))).toBeVisible();
  await main.getByRole('textbox', { name: said('deposit.amount') }).fill('20');
  await main.getByRole('button', { name: said('transfer.submit') }).click();

  await expect(wallets).toContainText(`${said('transfer.main')}$30.00`);
  expect(await violationsInBothLooks(page)).toEqual([]);
  await wallets.getByRole('button', { name: said('transfer.recover', { amount: '$20.00' }) }).click();
  await expect(wallets).toContainText(`${said('transfer.main')}$50.00`);
  await expect(wallets.getByRole('button')).toHaveCount(0);
  expect(await member.balance()).toBe(50_00n);
});
