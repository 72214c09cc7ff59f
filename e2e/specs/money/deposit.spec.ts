import type { Page } from '@playwright/test';
import { expectFocusKept } from '../../keyboard';
import { navigateInApp } from '../../navigate-in-app';
import { runSql } from '../../run-sql';
import { expect, test } from '../../money/fixtures';
import { Member } from '../../money/member';
import { StaffApi } from '../../staff';
import { violations } from '../../violations';
import { words } from '../../words';

test('a first deposit by bank transfer, with a bonus: the slip is sent, an operator finds the money, and the bonus waits to be played', async ({
  page,
  context,
  main,
  said,
  visitor,
}) => {
  const { ways, bonus } = words[visitor.locale].money;
  const member = await Member.register();
  await member.addSessionTo(context);
  await page.goto('/member/depositv2');
  const offer = main.getByRole('region', { name: said('deposit.limits.title') });
  await offer.getByRole('button', { name: said('deposit.limits.later') }).click();
  await expect(offer).toBeHidden();

  await main.getByRole('textbox', { name: said('deposit.amount') }).fill('2000');
  await main.getByRole('radio', { name: ways.bank }).check();
  await main.getByRole('radio', { name: bonus }).check();
  expect(await violations(page)).toEqual([]);
  await main.getByRole('button', { name: said('deposit.reviewAmount', { amount: '৳2,000.00' }) }).click();
  const review = main.getByRole('region', { name: said('review.title') });
  await expect(review.getByRole('heading').first()).toBeFocused();
  await expect(review).toContainText(said('review.bonusTakes', { amount: '৳2,000.00', wager: '৳20,000.00' }));
  await review.getByRole('button', { name: said('review.confirm', { amount: '৳2,000.00' }) }).click();

  const slip = { name: 'slip.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await main.getByLabel(said('slip.choose')).setInputFiles(slip);
  expect(await violations(page)).toEqual([]);
  await main.getByRole('button', { name: said('slip.send') }).click();
  await expect(main.getByRole('heading', { name: said('depositReview.slip') })).toBeFocused();

  await decide(page, 'approval', { arrived: '200000', reason: 'It is on the account' });
  await expect(main.getByRole('region', { name: said('receipt.title') })).toContainText('৳2,000.00', { timeout: 20_000 });
  await expectFocusKept(page);
  expect(await member.balance()).toBe(2_000_00n);

  await navigateInApp(page, '/member/bonusDetails');
  await expect(main.getByRole('region', { name: bonus })).toContainText('৳20,000.00');
  expect(await violations(page)).toEqual([]);

  await navigateInApp(page, '/member/depositv2');
  await expect(main.getByRole('radio', { name: said('offer.without') })).toBeVisible();
  await expect(main.getByRole('radio', { name: ways.card })).toBeVisible();
});

test('a card that is declined pays nothing, another one pays; a deposit is cancelled, runs out of time, or brings another amount, and each reads plainly', async ({
  page,
  context,
  main,
  said,
  visitor,
}) => {
  const { ways, company } = words[visitor.locale].money;
  const member = await Member.register();
  await member.deposit(500_00n);
  await member.addSessionTo(context);
  const press = (id: string, amount = '') => main.getByRole('button', { name: said(id, { amount }), exact: true }).click();
  const reads = (id: string) => expect(main.getByRole('heading', { name: said(id) })).toBeVisible({ timeout: 20_000 });
  const begin = async (typed: string, amount: string, total = amount) => {
    await main.getByRole('textbox', { name: said('deposit.amount') }).fill(typed);
    await press('deposit.reviewAmount', total);
    await press('review.confirm', amount);
    await reads(`waiting.title`);
  };
  const goAndPay = (total: string) => main.getByRole('link', { name: said('waiting.pay', { amount: total }) }).click();
  const payByCard = async (number: string) => {
    const facts = { number, until: '08/39', code: '123', holder: 'Nadia Akter' };
    for (const [name, typed] of Object.entries(facts))
      await page.getByLabel(company[name as keyof typeof facts], { exact: true }).fill(typed);
    await page.getByRole('button', { name: company.payByCard }).click();
  };
  visitor.allowError(/422/);

  await page.goto('/member/depositv2');
  await main.getByRole('radio', { name: ways.card }).check();
  await begin('1000', '৳1,000.00', '৳1,015.00');
  await goAndPay('৳1,015.00');
  await payByCard('4000 0000 0000 0002');
  await expect(page.getByRole('alert')).toHaveText(company.declined);
  await payByCard('4242 4242 4242 4242');
  await expect(main.getByRole('region', { name: said('receipt.title') })).toContainText('৳1,000.00', { timeout: 20_000 });
  expect(await violations(page)).toEqual([]);
  await press('receipt.again');

  await begin('500', '৳500.00');
  await press('waiting.cancel');
  await confirmWith(page, said('waiting.cancel.confirm'));
  await reads('notCredited.cancelled');
  await press('notCredited.again');

  await begin('600', '৳600.00');
  await runSql('update deposits set expires_at = now() where id = $1', [depositOn(page)]);
  await reads('notCredited.expired');
  await press('notCredited.again');

  await begin('700', '৳700.00');
  await goAndPay('৳700.00');
  await page.getByText(company.more).click();
  await page.getByLabel(company.amount).fill('300');
  await page.getByRole('button', { name: company.payThis }).click();
  await reads('depositReview.amount');
  await expect(main).toContainText('৳300.00');
  await decide(page, 'return', { reason: 'Half of it came' });
  await reads('notCredited.returned');
  await expect(main).toContainText('Half of it came');
  expect(await violations(page)).toEqual([]);
  expect(await member.balance()).toBe(1_500_00n);
});

/** What an operator says of the deposit that is on the screen. */
async function decide(page: Page, what: 'approval' | 'return', action: object): Promise<void> {
  const fixture = await StaffApi.open();
  await fixture.request('POST', `/staff/brands/pavilion/deposits/${depositOn(page)}/${what}`, action);
}

function depositOn(page: Page): string {
  return new URL(page.url()).searchParams.get('deposit') ?? '';
}

const confirmWith = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
