import type { Frame, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { violations } from '../../violations';
import { words as common } from '../../words';

const words = {
  en: {
    search: /Games, providers/,
    bet: /^(Fly|Drop|Turn|Draw|Toss) for ৳10\.00$/,
    heard: /^Stake ৳10\.00\. .+ Balance ৳([\d,]+\.\d\d)\.$/,
    rounds: 'Your last rounds',
  },
  bn: {
    search: /গেম, গেম প্রোভাইডার/,
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
    await page.goto('/login');
    await page.getByRole('dialog').getByRole('button', { name: common[visitor.locale].playForFree }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: said.search }).fill(title[visitor.locale]);
    await page
      .getByRole('option', { name: new RegExp(`^${title[visitor.locale]}`) })
      .first()
      .click();
    await expect(page).toHaveTitle(new RegExp(title[visitor.locale]));

    const game = page.frameLocator('iframe');
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
    expect(await violations(frameOf(page))).toEqual([]);
    expect(await frameOf(page).evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

function frameOf(page: Page): Frame {
  const frame = page.frames().find((each) => each.parentFrame() && each.url().startsWith('http'));
  if (!frame) throw new Error('No game runs');
  return frame;
}
