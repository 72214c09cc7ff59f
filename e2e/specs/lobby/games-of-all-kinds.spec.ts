import { expect, test } from '../../fixtures';
import { gameFrame, openForFree } from '../../open-game';
import { betButton, isPlayedHere, pastRounds, ROUND, TITLES } from '../../play-games';
import { violations } from '../../violations';

const heard = {
  en: /^Stake ৳[^.]+\.\d\d.+ Balance ৳([\d,]+\.\d\d)\.$/,
  bn: /^বাজি ৳[^.]+\.\d\d.+ ব্যালেন্স ৳([\d,]+\.\d\d)।$/,
};
for (const [at, { play, ...title }] of TITLES.entries()) {
  test(`${title.en} is played to its end by the keyboard, and what came of it is heard`, async ({ page, visitor }) => {
    test.skip(!isPlayedHere(page, at), 'the other kind of screen has it every day, and this one in the long run');
    const game = await openForFree(page, visitor.locale, title[visitor.locale]);

    await play(game);

    await expect(pastRounds(game)).toHaveCount(1, ROUND);
    const said = game.getByRole('status').filter({ hasText: heard[visitor.locale] });
    await expect(said).toHaveCount(1, ROUND);
    const [, balance = ''] = heard[visitor.locale].exec((await said.textContent()) ?? '') ?? [];
    await expect(page.getByRole('banner').first()).toContainText(balance);
    await expect(betButton(game)).toBeInViewport({ ratio: 1 });
    expect(await violations(gameFrame(page))).toEqual([]);
    expect(await gameFrame(page).evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}
