import { expect, test } from '../../money/fixtures';
import { Member, SECOND_PASSWORD } from '../../money/member';
import { accounts } from '../../sign-in';
import { loadTexts } from '../../load-texts';
import { violationsInBothLooks } from '../../violations';

/** Either run has an agent of its own. */
const AGENTS = { en: accounts.agent, bn: { ...accounts.agent, username: 'salma_agent' } };

test('a member sends to the agent above, who sends some of it back down', async ({ page, main, said, visitor }) => {
  const agent = await Member.signIn(AGENTS[visitor.locale]);
  const { inviteCode: referralCode } = await agent.request<{ inviteCode: string }>('GET', '/wps/member/info');
  const member = await Member.register({ referralCode });
  await member.depositAndWager(1_000_00n);
  await Promise.all([member, agent].map((each) => each.ensureSecondPassword()));
  const { username } = member.account;
  const secret = main.getByRole('textbox', { name: said('withdraw.paymentPassword'), exact: true });

  await member.addSessionTo(page);
  await page.goto('/member/transferUpline');
  await main.getByRole('textbox', { name: said('deposit.amount') }).fill('300');
  await main.getByRole('button', { name: said('deposit.review') }).click();
  await expect(main.getByText(said('upline.final'))).toBeVisible();
  await secret.fill(SECOND_PASSWORD);
  expect(await violationsInBothLooks(page)).toEqual([]);
  await main.getByRole('button', { name: said('upline.confirm', { amount: '৳300.00' }) }).click();
  await expect(main.getByRole('region', { name: said('upline.sent') })).toContainText(agent.account.username);

  const team = loadTexts('mf-agent/src/messages', visitor.locale);
  await agent.addSessionTo(page);
  await page.goto('/agentHome/transferDownline');
  await main.getByRole('searchbox', { name: team('transfer.recipient') }).fill(username);
  await main.getByRole('radio', { name: username }).check();
  await main.getByRole('textbox', { name: team('transfer.amount') }).fill('200');
  expect(await violationsInBothLooks(page)).toEqual([]);
  await main.getByRole('button', { name: team('transfer.review') }).click();
  await main.getByRole('textbox', { name: team('transfer.paymentPassword'), exact: true }).fill(SECOND_PASSWORD);
  await main.getByRole('button', { name: team('transfer.confirm', { amount: '৳200.00' }) }).click();
  await expect(main.getByRole('region', { name: team('transfer.sent') })).toContainText(username);

  await member.addSessionTo(page);
  await page.goto('/member/transferUpline');
  const earlier = main.getByRole('region', { name: said('upline.history') }).getByRole('listitem');
  await expect(earlier).toHaveCount(2);
  await expect(earlier.first()).toContainText('+৳200.00');
  await expect(earlier.last()).toContainText('৳300.00');
});
