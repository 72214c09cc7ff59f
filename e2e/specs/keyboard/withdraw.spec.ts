import { expect, test } from '../../keyboard-fixtures';
import { Member, SECOND_PASSWORD } from '../../money/member';

test('money is withdrawn by the keyboard alone: what is missing is heard, each step begins at its heading, and that it is paid is heard wherever one is', async ({
  page,
  context,
  keys,
  texts,
}) => {
  const said = texts('mf-wallet/src/messages');
  const member = await Member.register();
  await member.depositAndWager(1_000_00n);
  await member.addPayee();
  await member.addSessionTo(context);
  const main = page.getByRole('main');
  const button = (id: string, amount = '') => main.getByRole('button', { name: said(id, { amount }), exact: true });
  const amount = main.getByRole('textbox', { name: said('deposit.amount') });
  await page.goto('/member/withdraw');
  await amount.waitFor();
  await keys.skipToContent();

  await keys.enter(button('deposit.review'));
  await expect(amount).toBeFocused();
  await keys.hears(said('deposit.amount.missing'));
  await keys.look('a form with an error');
  await page.keyboard.type('600');
  expect(await keys.through(main.locator('form'))).toEqual([
    expect.stringMatching(/^radio /),
    `button ${said('payee.add')}`,
    `button ${said('payee.remove')}`,
    `button ${said('deposit.review')}`,
  ]);
  await keys.back(button('deposit.review'));
  await keys.press('Enter');

  const review = main.locator('form');
  const secret = review.getByRole('textbox', { name: said('withdraw.paymentPassword'), exact: true });
  await expect(main.getByRole('heading', { name: said('withdraw.review') })).toBeFocused();
  await keys.enter(button('withdraw.confirm', '৳600.00'));
  await expect(secret).toBeFocused();
  await keys.look('the review with an error');
  await page.keyboard.type(SECOND_PASSWORD);
  expect(await keys.through(review)).toEqual([
    `button ${said('withdraw.paymentPassword.show')}`,
    `button ${said('withdraw.confirm', { amount: '৳600.00' })}`,
    `button ${said('review.back')}`,
  ]);
  await keys.back(secret);
  await keys.press('Enter');

  await expect(main.locator('h2:focus')).toBeVisible();
  await keys.hears(said('withdraw.state.paid'));
  await keys.look('how far it is');
  await keys.enter(button('withdraw.back'));
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
});
