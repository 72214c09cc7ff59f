import type { Locator, Page } from '@playwright/test';
import { type Translate, loadTexts } from '../../load-texts';
import { ApplicationDesk } from '../../money/application-desk';
import { expect, test } from '../../money/fixtures';
import { Member } from '../../money/member';
import { ACTIVITY } from '../../money/offer-activity';
import { Player } from '../../player';
import { violations } from '../../violations';
import { words } from '../../words';

/** A rule begins a minute after it was written. */
const UNTIL_BEGUN = 75_000;
const COMMENT = 'From the boat';

test('a first deposit with a bonus leads to a mission, a rank, a rebate and a reward that an operator approves, and each sum arrives', async ({
  page,
  context,
  browser,
  main,
  said,
  visitor: { locale },
}) => {
  test.setTimeout(180_000);
  const { mission, rank, activity } = words[locale].promotions;
  const told = loadTexts('mf-member/src/messages', locale);
  const member = await Member.register();
  await member.addSessionTo(context);
  const pages = memberPages({ page, main, told, member });

  await depositWithBonus({ page, main, said }, words[locale].money.bonus);
  await expect.poll(() => hasActivity(member), { timeout: UNTIL_BEGUN }).toBe(true);
  await pages.open('rewardCenter');
  await pages.press('rewards.join.one', { name: activity });
  await expect(pages.card(activity)).toContainText(told('rewards.state.joined'));

  await playWithBonusLine(new Player(page, locale), said, new Intl.NumberFormat(locale, { style: 'percent' }).format(0));
  await member.deposit(50_000_00n);
  await member.play(10_000_00n, 10_000_00n, 10_000_00n, 10_000_00n, 10_000_00n);

  await pages.open('missionLeaderboard');
  await pages.claim('missions.claimOne', { prize: '৳10.00', name: mission }, 10_00n);
  await expect(pages.card(mission)).toContainText(told('missions.state.claimed'));

  await pages.open('vip');
  await expect(main.getByRole('heading', { name: rank })).toBeVisible();
  await pages.claim('vip.claimOne', { name: told('vip.bonusOf', { label: rank }) }, 100_00n);

  await member.letDayPass();
  await pages.open('manualRebate');
  // What counted is 50,000 and less than one more: 0.2 %, and 0.1 % for the rank.
  await pages.claim('rebate.claim.button', { sum: '৳150.00' }, 150_00n);

  await pages.open('rewardCenter');
  await pages.press('rewards.apply.one', { name: activity });
  await sendApplication({ page, told }, words[locale].promotions);
  await expect(pages.card(activity)).toContainText(told('rewards.state.applying'));

  const desk = await ApplicationDesk.open(browser, locale);
  await desk.approve({ account: member.account.username, activity }, COMMENT);
  await desk.close();

  await expect(pages.card(activity)).toContainText(told('rewards.state.issued'), { timeout: 20_000 });
  await pages.claim('rewards.claim.one', { amount: '৳5.00', name: activity }, 5_00n);
  await expect(pages.card(activity)).toContainText(told('rewards.state.claimed'));
});

interface MemberPages {
  page: Page;
  main: Locator;
  told: Translate;
  member: Member;
}

/** Pages of the member centre: each is opened by its address, and what is claimed there is in the balance once the button is gone. */
function memberPages({ page, main, told, member }: MemberPages) {
  const button = (id: string, values: Record<string, string>) => main.getByRole('button', { name: told(id, values), exact: true });
  return {
    async open(address: string): Promise<void> {
      await page.goto(`/member/${address}`);
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violations(page), address).toEqual([]);
    },
    press: (id: string, values: Record<string, string>) => button(id, values).click(),
    async claim(id: string, values: Record<string, string>, brings: bigint): Promise<void> {
      const before = await member.balance();
      await button(id, values).click();
      await expect(button(id, values)).toHaveCount(0);
      expect(await member.balance()).toBe(before + brings);
    },
    card: (name: string) => main.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) }),
  };
}

async function hasActivity(member: Member): Promise<boolean> {
  const { activities } = await member.request<{ activities: { code: string }[] }>('GET', '/wps/v2/rewards');
  return activities.some(({ code }) => code === ACTIVITY);
}

type Money = Pick<MemberPages, 'page' | 'main'> & { said: Translate };

/** The first deposit, at the company's page, with the bonus that waits to be played. */
async function depositWithBonus({ page, main, said }: Money, bonus: RegExp): Promise<void> {
  const amount = '৳2,000.00';
  await page.goto('/member/depositv2');
  await main.getByRole('textbox', { name: said('deposit.amount') }).fill('2000');
  await main.getByRole('radio', { name: bonus }).check();
  await main.getByRole('button', { name: said('deposit.reviewAmount', { amount }) }).click();
  await main.getByRole('button', { name: said('review.confirm', { amount }) }).click();
  await main.getByRole('link', { name: said('waiting.pay', { amount }) }).click();
  await page.waitForURL(/sandbox/);
  await page.getByRole('button').first().click();
  await expect(main.getByRole('region', { name: said('receipt.title') })).toBeVisible({ timeout: 20_000 });
}

/** The line above the game says how far the bonus is, and goes on with the rounds. */
async function playWithBonusLine(player: Player, said: Translate, share: string): Promise<void> {
  const { page } = player;
  const line = (done: string) => page.getByText(said('bonus.line.spoken', { done, needed: '৳20,000.00' }), { exact: true });
  const game = await player.openDice();
  await expect(page.getByText(said('bonus.line', { share }), { exact: true })).toBeVisible();
  await expect(line('৳0.00')).toHaveCount(1);
  await player.playRounds(game, 2);
  await expect(line('৳0.00')).toHaveCount(0);
  await expect(page.getByText(said('bonus.line', { share }), { exact: true })).toBeVisible();
}

async function sendApplication(
  { page, told }: Pick<MemberPages, 'page' | 'told'>,
  { activity, addPicture }: { activity: string; addPicture: string },
): Promise<void> {
  const form = page.getByRole('dialog', { name: told('rewards.apply.one', { name: activity }) });
  await form.getByRole('textbox', { name: told('rewards.comment') }).fill(COMMENT);
  const picture = { name: 'boat.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await form.getByLabel(addPicture).setInputFiles(picture);
  await expect(form.getByRole('img', { name: 'boat.png' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: told('rewards.send') }).click();
  await expect(form).toBeHidden();
}
