import { expect, test } from '../../fixtures';
import { Player } from '../../player';

const PASSWORD = 'Boatman-2026';

interface Statement {
  list: { kind: string; amount: string; balance: string }[];
  nextCursor?: string;
}

test('a visitor registers, deposits, plays ten rounds of dice, and every account of it agrees', async ({ page, visitor }) => {
  test.setTimeout(180_000);
  const player = new Player(page, visitor.locale);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: player.words.hotGames })).toBeVisible();

  await player.register(newName(), PASSWORD);
  expect(await player.headerBalance()).toBe(0n);

  await player.deposit('1000');
  await expect.poll(() => player.headerBalance()).toBe(100_000n);

  const game = await player.openDice();
  await player.playRounds(game, 10);
  // What came out is heard: the number, and what it means.
  await expect(game.getByRole('status').filter({ hasText: /\d\d\.\d\d/ })).toHaveCount(1);

  const { balance } = await player.ask<{ balance: string }>('/wps/v2/wallets/balance');
  const today = await wholeStatement(player);
  expect(today.filter(({ kind }) => kind === 'bet')).toHaveLength(10);
  expect(today.reduce((sum, { amount }) => sum + BigInt(amount), 0n).toString()).toBe(balance);
  expect(today[0]?.balance).toBe(balance);

  await page.goto('/member/transactionHistory');
  await expect(page.getByRole('main').getByRole('heading', { name: player.words.statement }).first()).toBeVisible();
  await expect.poll(() => player.headerBalance()).toBe(BigInt(balance));

  await player.logOut();
});

test('a trial player plays for free and cannot deposit', async ({ page, visitor }) => {
  const player = new Player(page, visitor.locale);
  await page.goto('/login');
  await page.getByRole('dialog').getByRole('button', { name: player.words.playForFree }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  const game = await player.openDice();
  await expect(page.getByRole('banner').getByText(player.words.playMoney).locator('..')).toContainText('1,000.00');
  await player.playRounds(game, 2);

  await page.goto('/member/depositv2');
  await expect(page.getByText(player.words.realAccount).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByLabel(player.words.amount)).toHaveCount(0);
  visitor.allowError(/403/);
  await expect(player.ask('/wps/v2/deposits/methods')).rejects.toThrow('auth.use_real_account');
});

function newName(): string {
  return `boat${Date.now().toString(36).slice(-6)}${Math.floor(Math.random() * 1296).toString(36)}`;
}

async function wholeStatement(player: Player): Promise<Statement['list']> {
  const day = (shift: number) => new Date(Date.now() + shift * 86_400_000).toISOString().slice(0, 10);
  const { list, nextCursor } = await player.ask<Statement>(`/wps/v2/wallets/statement?from=${day(-1)}&to=${day(1)}&limit=100`);
  expect(nextCursor).toBeUndefined();
  return list;
}
