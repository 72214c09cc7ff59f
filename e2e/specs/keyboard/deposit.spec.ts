import { expect, test } from '../../keyboard-fixtures';
import { Member } from '../../money/member';

test('a deposit is made by the keyboard alone: what is missing is heard, each step begins at its heading, and so does what comes of it', async ({
  page,
  context,
  keys,
  texts,
}) => {
  const said = texts('mf-wallet/src/messages');
  await (await Member.register()).addSessionTo(context);
  const main = page.getByRole('main');
  const button = (id: string, amount = '') => main.getByRole('button', { name: said(id, { amount }), exact: true });
  const amount = main.getByRole('textbox', { name: said('deposit.amount') });
  await page.goto('/member/depositv2');
  await button('deposit.limits.later').waitFor();
  await keys.skipToContent();

  await keys.enter(button('deposit.limits.later'));
  await keys.enter(button('deposit.review'));
  await expect(amount).toBeFocused();
  await keys.hears(said('deposit.amount.missing'));
  await keys.look('a form with an error');
  await keys.type(amount, '1000');
  await expect
    .poll(() => keys.through(main.locator('form')))
    .toEqual([
      expect.stringMatching(/^radio ৳/),
      expect.stringMatching(/^radio /),
      expect.stringMatching(/^radio /),
      `button ${said('deposit.reviewAmount', { amount: '৳1,000.00' })}`,
    ]);

  await keys.back(button('deposit.reviewAmount', '৳1,000.00'));
  await keys.press('Enter');
  await expect(main.getByRole('heading', { name: said('review.title') })).toBeFocused();
  expect(await keys.through(main.getByRole('region', { name: said('review.title') }))).toEqual([
    `button ${said('review.confirm', { amount: '৳1,000.00' })}`,
    `button ${said('review.back')}`,
  ]);
  await keys.look('the review');
  await keys.back(button('review.confirm', '৳1,000.00'));
  await keys.press('Enter');

  await expect(main.getByRole('heading', { name: said('waiting.title') })).toBeFocused();
  await keys.look('a deposit that waits');
  expect(await keys.through(main.getByRole('region', { name: said('waiting.title') }))).toEqual([
    `link ${said('waiting.pay', { amount: '৳1,000.00' })}`,
    `button ${said('waiting.cancel')}`,
  ]);
  await keys.back(button('waiting.cancel'));
  await keys.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await keys.look('the question whether to cancel');
  await keys.press('Escape');
  await expect(button('waiting.cancel')).toBeFocused();
  await keys.back(main.getByRole('link', { name: said('waiting.pay', { amount: '৳1,000.00' }) }));
  await keys.press('Enter');

  await page.waitForURL(/sandbox/);
  await keys.enter(page.getByRole('button').first());
  await expect(main.getByRole('region', { name: said('receipt.title') })).toBeVisible({ timeout: 20_000 });
  await keys.look('the receipt');
});
