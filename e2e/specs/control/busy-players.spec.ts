import { expect, test } from '../../fixtures';
import { origin } from '../../origins';
import { Player } from '../../player';
import { changeBrand, publishAltered, publishedVersion } from '../../registry';
import { accounts, signInOnce } from '../../sign-in';

test.beforeEach(({ context }) => signInOnce(context, accounts.member));

test('a half-filled deposit survives a promotion; the next one opens in the new version', async ({ page, visitor }) => {
  const { words } = new Player(page, visitor.locale);
  const { version: before } = await publishedVersion('wallet');
  await page.goto(`${origin()}/member/depositv2`);
  const amount = page.getByRole('main').getByLabel(words.amount);
  await amount.fill('750');
  const isSame = await amount.evaluateHandle((input) => input);

  const promoted = await publishAltered('wallet', (text) => text.replaceAll(`"value":"Amount"`, `"value":"Amount of the deposit"`));
  try {
    await changeBrand('pavilion', { kind: 'promote', remote: 'wallet', version: promoted });
    await expect.poll(async () => (await publishedVersion('wallet')).version).toBe(promoted);
    // The page has followed when it says so; the form must be what it was, to the very element.
    await page.waitForTimeout(2_000);
    await expect(amount).toHaveValue('750');
    expect(await amount.evaluate((input, kept) => input === kept, isSame)).toBe(true);
    await page.getByRole('button', { name: words.review }).click();
    await expect(page.getByRole('button', { name: words.deposit })).toBeVisible();

    await page.goto(`${origin()}/member/depositv2`);
    await expect(page.getByLabel(/^Amount of the deposit/)).toBeVisible();
  } finally {
    await changeBrand('pavilion', { kind: 'rollback', remote: 'wallet', version: before });
  }
  await page.goto(`${origin()}/member/depositv2`);
  await expect(amount).toBeVisible();
});

test('a player in a bet finishes it when the games are switched off, and is told; then the part closes', async ({
  page,
  visitor,
}) => {
  const player = new Player(page, visitor.locale);
  const game = await player.openDice();
  await player.playRounds(game, 1);
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/rounds', async (route) => {
    const response = await route.fetch();
    await answered;
    await route.fulfill({ response });
  });
  try {
    const settled = player.playRounds(game, 1);
    await page.waitForTimeout(300);
    await changeBrand('pavilion', { kind: 'mode', remote: 'games', mode: 'off' });
    await expect(page.getByText('once you are done')).toBeVisible();
    await expect(page.locator('iframe')).toBeVisible();

    answer();
    await settled;
    await expect(page.locator('iframe')).toBeHidden({ timeout: 10_000 });
    await expect(page.getByRole('main').getByRole('heading', { name: 'This part is closed at the moment' })).toBeVisible();
    const { balance } = await player.ask<{ balance: string }>('/wps/v2/wallets/balance');
    await expect.poll(() => player.headerBalance()).toBe(BigInt(balance));
  } finally {
    answer();
    await changeBrand('pavilion', { kind: 'mode', remote: 'games', mode: 'on' });
  }
});

test('a payer who comes back from the payment company while the wallet is drained reads that the money arrived', async ({
  page,
  visitor,
}) => {
  const { words } = new Player(page, visitor.locale);
  await page.goto(`${origin()}/member/depositv2`);
  await page.getByRole('main').getByLabel(words.amount).fill('500');
  await page.getByRole('button', { name: words.review }).click();
  await page.getByRole('button', { name: words.deposit }).click();
  await page.getByRole('link', { name: words.pay }).click();
  await page.waitForURL(/sandbox/);
  try {
    await changeBrand('pavilion', { kind: 'mode', remote: 'wallet', mode: 'draining' });
    await page.getByRole('button').first().click();
    await expect(page.getByRole('region', { name: words.received })).toBeVisible({ timeout: 20_000 });

    await page.goto(`${origin()}/member/depositv2`);
    await expect(page.getByRole('main').getByRole('heading', { name: 'This part is closed at the moment' })).toBeVisible();
  } finally {
    await changeBrand('pavilion', { kind: 'mode', remote: 'wallet', mode: 'on' });
  }
});
