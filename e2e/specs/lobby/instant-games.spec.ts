import { expect, test } from '../../fixtures';
import { gameFrame, openForFree } from '../../open-game';
import { isPlayedHere, OF_ONE_CHOICE } from '../../play-games';
import { violations } from '../../violations';

const words = {
  en: {
    bet: /^(Fly|Drop|Turn|Draw|Toss|Lift it|Turn it) for ৳10\.00$/,
    heard: /^Stake ৳10\.00\. .+ Balance ৳([\d,]+\.\d\d)\.$/,
    rounds: 'Your last rounds',
  },
  bn: {
    bet: /^৳10\.00 বাজিতে (ওড়ান|ফেলুন|ঘোরান|তুলুন|টস করুন|কাপ তুলুন|তাস খুলুন)$/,
    heard: /^বাজি ৳10\.00। .+ ব্যালেন্স ৳([\d,]+\.\d\d)।$/,
    rounds: 'আপনার শেষ রাউন্ডগুলো',
  },
};

for (const [at, title] of OF_ONE_CHOICE.entries()) {
  test(`${title.en} is found by its name and played by the keyboard, and what came out is heard`, async ({ page, visitor }) => {
    test.skip(!isPlayedHere(page, at), 'the other kind of screen has it every day, and this one in the long run');
    const said = words[visitor.locale];
    const game = await openForFree(page, visitor.locale, title[visitor.locale]);
    const bet = game.getByRole('button', { name: said.bet });
    const rounds = game.getByRole('list', { name: said.rounds }).getByRole('listitem');
    await expect(bet).toBeEnabled({ timeout: 20_000 });
    await bet.press('Enter');
    await expect(rounds).toHaveCount(1);
    const heard = game.getByRole('status').filter({ hasText: said.heard });
    await expect(heard).toHaveCount(1);
    const [, balance = ''] = said.heard.exec((await heard.textContent()) ?? '') ?? [];
    await expect(page.getByRole('banner').first()).toContainText(balance);

    await expect(bet).toBeEnabled();
    await page.keyboard.down(' ');
    await page.keyboard.up(' ');
    await expect(rounds).toHaveCount(2);
    await expect(bet).toBeInViewport({ ratio: 1 });
    expect(await violations(gameFrame(page))).toEqual([]);
    expect(await gameFrame(page).evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}
