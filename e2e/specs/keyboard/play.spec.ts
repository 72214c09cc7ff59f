import { expect, test } from '../../keyboard-fixtures';
import { expectApart, expectFocusKept } from '../../keyboard';
import { Member } from '../../money/member';
import { betButton, ROUND } from '../../play-games';
import { words } from '../../words';

test('a game is opened from the lobby, played and left by the keyboard alone: its name has the keyboard, then the game, and what came out is heard', async ({
  page,
  context,
  keys,
  texts,
  visitor: { locale },
}) => {
  const said = texts('mf-games/src/messages');
  const { dice, play, playForFree } = words[locale];
  const member = await Member.register();
  await member.deposit(500_00n);
  await member.addSessionTo(context);
  const main = page.getByRole('main');
  await page.goto('/');
  await main.locator('.pv-tile').first().waitFor();
  await keys.skipToContent();
  await keys.enter(main.getByRole('link', { name: /^(Slots|স্লট)/ }));
  await expect(page).toHaveURL(/\/rng$/);
  await keys.enter(main.getByRole('button', { name: said('games.search.open') }));
  await expect(main.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(dice);
  const tile = main.getByRole('listitem').filter({ hasText: dice }).first();
  await expect(main.locator('.pv-tile')).toHaveCount(1);
  await keys.to(tile.getByRole('button').first());
  await expectApart(tile.getByText(play, { exact: true }), tile.getByRole('button', { name: playForFree }));
  await keys.press('Enter');

  const game = page.frameLocator('iframe');
  await expect(page.getByRole('heading', { level: 1, name: dice })).toBeVisible();
  await expect(page.locator('iframe')).toBeFocused({ timeout: 20_000 });
  await expect(betButton(game)).toHaveAttribute('aria-disabled', 'false', ROUND);
  await keys.hears(dice);
  await keys.reads(dice);

  await keys.to(betButton(game));
  await keys.press('Enter');
  // What came out is heard: the number, and what it means.
  await expect(game.getByRole('status').filter({ hasText: /\d\d\.\d\d/ })).toHaveCount(1, ROUND);

  const minimize = page.getByRole('button', { name: said('games.back.minimize') });
  await keys.back(minimize);
  expect((await keys.through(page.locator('header').filter({ has: minimize }))).at(-1)).toBe(`button ${said('games.menu')}`);
  await keys.back(minimize);
  await keys.press('Enter');
  const corner = page.locator('[data-minimized]').first();
  await expect(corner).toBeVisible();
  await expectFocusKept(page);
  await keys.reads(dice);

  // Whoever closes it is where they came to it from.
  const close = page.getByRole('button', { name: said('games.miniPlayer.close', { name: dice }) });
  await keys.back(close);
  await keys.press('Enter');
  await expect(corner).toBeHidden();
  await expectFocusKept(page);
});
