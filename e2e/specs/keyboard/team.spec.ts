import { expect, test } from '../../keyboard-fixtures';
import { Member, SECOND_PASSWORD } from '../../money/member';
import { accounts } from '../../sign-in';

/** Either run has an agent of its own. */
const AGENTS = { en: accounts.agent, bn: { ...accounts.agent, username: 'salma_agent' } };

test('an agent looks through the team and sends money by the keyboard alone: a level opens where it is, what is missing is heard, and each step begins at its heading', async ({
  page,
  context,
  keys,
  texts,
  visitor: { locale },
}) => {
  const said = texts('mf-agent/src/messages');
  const agent = await Member.signIn(AGENTS[locale]);
  await agent.ensureSecondPassword();
  await agent.deposit(200_00n);
  const { inviteCode: referralCode } = await agent.request<{ inviteCode: string }>('GET', '/wps/member/info');
  const { account } = await Member.register({ referralCode });
  await agent.addSessionTo(context);
  const main = page.getByRole('main');
  const button = (id: string, amount = '') => main.getByRole('button', { name: said(id, { amount }), exact: true });
  const levels = main.locator('tbody [aria-expanded]');
  await page.goto('/agentHome');
  await levels.first().waitFor();
  await keys.skipToContent();

  await keys.to(levels.first());
  const lines = await main.locator('tbody tr').count();
  await keys.press('Enter');
  await expect(levels.first()).toHaveAttribute('aria-expanded', 'true');
  await expect(levels.first()).toBeFocused();
  await expect.poll(() => main.locator('tbody tr').count()).toBeGreaterThan(lines);
  await keys.look('the team');

  await page.goto('/agentHome/transferDownline');
  const recipient = main.getByRole('searchbox', { name: said('transfer.recipient') });
  const amount = main.getByRole('textbox', { name: said('transfer.amount') });
  await recipient.waitFor();
  await keys.skipToContent();
  await keys.enter(button('transfer.review'));
  await expect(recipient).toBeFocused();
  await keys.hears(said('transfer.recipient.missing'));
  await keys.look('a form with an error');
  await page.keyboard.type('nobody-of-this-name');
  await keys.hears(said('transfer.recipient.none'));
  await keys.press('ControlOrMeta+a');
  await page.keyboard.type(account.username);
  const chosen = main.getByRole('radio', { name: account.username });
  await keys.to(chosen);
  await keys.press(' ');
  await expect(chosen).toBeChecked();
  await keys.type(amount, '100');
  await keys.enter(button('transfer.review'));

  await expect(main.getByRole('heading', { name: said('transfer.reviewing') })).toBeFocused();
  await keys.look('the review');
  expect(await keys.through(main.locator('form'))).toEqual([
    `textbox ${said('transfer.paymentPassword')}`,
    `button ${said('transfer.paymentPassword.show')}`,
    `button ${said('transfer.confirm', { amount: '৳100.00' })}`,
    `button ${said('transfer.back')}`,
  ]);
  await keys.back(main.getByRole('textbox', { name: said('transfer.paymentPassword'), exact: true }));
  await page.keyboard.type(SECOND_PASSWORD);
  await keys.press('Enter');
  await expect(main.getByRole('heading', { name: said('transfer.sent') })).toBeFocused();
  await keys.look('the receipt');
});
