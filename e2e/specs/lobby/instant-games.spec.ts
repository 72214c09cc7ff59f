import { expect, test } from '../../fixtures';
import { gameFrame, openForFree } from '../../open-game';
import { violations } from '../../violations';

const words = {
  en: {
    bet: /^(Fly|Drop|Turn|Draw|Toss) for ৳10\.00$/,
    heard: /^Stake ৳10\.00\. .+ Balance ৳([\d,]+\.\d\d)\.$/,
    rounds: 'Your last rounds',
  },
  bn: {
    bet: /^৳10\.00 বাজিতে (ওড়ান|ফেলুন|ঘোরান|তুলুন|টস করুন)$/,
    heard: /^বাজি ৳10\.00। .+ ব্যালেন্স ৳([\d,]+\.\d\d)।$/,
    rounds: 'আপনার শেষ রাউন্ডগুলো',
  },
};

const titles = [
  { en: 'Kite Sky', bn: 'ঘুড়ির আকাশ' },
  { en: 'Firefly Fall', bn: 'জোনাকি ঝরা' },
  { en: 'Fair Wheel', bn: 'মেলার চাকা' },
  { en: 'Lotus Pond Keno', bn: 'পদ্মপুকুর কেনো' },
  { en: 'Mohur Toss', bn: 'বাঘ না শাপলা' },
];

for (const title of titles) {
  test(`${title.en} is found by its name and played by the keyboard, and what came out is heard`, async ({ page, visitor }) => {
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
