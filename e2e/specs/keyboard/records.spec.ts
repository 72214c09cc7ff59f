import { expect, test } from '../../keyboard-fixtures';
import { accounts, signInOnce } from '../../sign-in';

test('a movement is looked up by the keyboard alone: what a choice leaves is heard, a line and the calendar give the keyboard back, and the list goes on', async ({
  page,
  context,
  keys,
  texts,
}) => {
  const said = texts('mf-wallet/src/messages');
  await signInOnce(context, accounts.member);
  const main = page.getByRole('main');
  const button = (id: string) => main.getByRole('button', { name: said(id), exact: true });
  const rows = main.getByRole('table').first().locator('tbody').getByRole('button');
  const dialog = page.getByRole('dialog');
  await page.goto('/member/transactionHistory');
  await rows.first().waitFor();
  await keys.skipToContent();

  await keys.to(button('range.ninety'));
  await keys.press(' ');
  await expect(button('range.ninety')).toHaveAttribute('aria-pressed', 'true');
  await expect(button('range.ninety')).toBeFocused();
  await keys.hears(new RegExp(`^${said('totals.count')}`));
  const days = main.locator('[aria-haspopup="dialog"]');
  await keys.enter(days);
  await dialog.getByRole('grid').waitFor();
  await keys.look('the calendar');
  await keys.press('Escape');
  await expect(days).toBeFocused();

  expect((await keys.through(main)).slice(0, 12)).toEqual([
    ...['main', 'bonus'].map((wallet) => `button ${said(`wallet.${wallet}`)}`),
    `button ${said('kind.all')}`,
    ...['deposits', 'withdrawals', 'games', 'transfers', 'bonuses', 'other'].map((group) => `button ${said(`group.${group}`)}`),
    `button ${said('export.statement.csv')}`,
    `button ${said('export.statement.pdf')}`,
    expect.stringMatching(/^button /),
  ]);
  await keys.back(rows.first());
  await keys.press('Enter');
  await expect(dialog).toBeVisible();
  await keys.look('a movement');
  await keys.press('Escape');
  await expect(rows.first()).toBeFocused();

  const before = await rows.count();
  await keys.enter(button('statement.more'));
  await expect.poll(() => rows.count()).toBeGreaterThan(before);
  await expect(button('statement.more')).toBeFocused();
  await keys.look('the statement');
});
