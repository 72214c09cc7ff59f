import { expect, test } from '../../money/fixtures';
import { Member } from '../../money/member';
import { PayoutDisputes } from '../../money/payout-disputes';
import { violationsInBothLooks } from '../../violations';

test('of two payouts that a member misses, operators count one as received and return the other, and each reads plainly', async ({
  page,
  context,
  browser,
  main,
  said,
  visitor: { locale },
}) => {
  const member = await Member.register();
  await member.depositAndWager(2_000_00n);
  const [held = '', returned = ''] = await member.withdraw(600_00n, 500_00n);
  const left = await member.balance();
  await member.addSessionTo(context);
  const open = (id: string) => page.goto(`/member/withdraw?withdrawal=${id}`);
  const press = (id: string) => main.getByRole('button', { name: said(id), exact: true }).click();

  await open(held);
  await press('withdraw.missing');
  const picture = { name: 'account.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await main.getByLabel(said('withdraw.proof')).setInputFiles(picture);
  await press('withdraw.missing.send');
  await expect(main.getByText(said('withdraw.confirmed.disputed'))).toBeVisible();
  await open(returned);
  await press('withdraw.missing');
  await press('withdraw.missing.send');
  await expect(main.getByText(said('withdraw.confirmed.disputed'))).toBeVisible();

  const disputes = await PayoutDisputes.open(browser, locale, member.account.username);
  await disputes.expectProof('৳600.00');
  await disputes.end('forced', '৳600.00', '৳594.00');
  await disputes.end('returned', '৳500.00', '৳495.00');
  await disputes.close();

  await open(held);
  await expect(main.getByText(said('withdraw.confirmed.forced'))).toBeVisible();
  await expect(main.getByRole('button', { name: said('withdraw.arrived') })).toHaveCount(0);
  expect(await violationsInBothLooks(page)).toEqual([]);
  await open(returned);
  await expect(main.getByText(said('withdraw.confirmed.returned'))).toBeVisible();
  await expect(main.getByRole('button', { name: said('withdraw.arrived') })).toHaveCount(0);
  expect(await member.balance()).toBe(left + 495_00n);
});
